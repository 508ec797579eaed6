import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import { calendarYears, planGaps, rollingOf } from '@/lib/domain/fund/history';
import { isKnown } from '@/lib/domain/figure/figure';
import { drawdown, valueAt } from '@/lib/domain/figure/series';
import {
  evenDays,
  evenly,
  monthEndOf,
  navSeries,
  navsOf,
  type NavValue,
} from '@/lib/domain/fund/nav-series';
import {
  firstDayOfYear,
  monthEndsOfYear,
  monthReturnsOf,
  returnOver,
  returnsOf,
  returnsTo,
} from '@/lib/domain/fund/returns';
import { INSTALMENT, sipOver, sipsOf } from '@/lib/domain/fund/sip';
import type { NavPoint } from '@/lib/domain/fund/types';
import { addDays, daysBetween } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

import { growing as navsGrowing, weekdays as navsOfWeekdays } from '@/tests/fixtures/fund';

const growing = (...given: Parameters<typeof navsGrowing>) => navSeries(navsGrowing(...given));
const weekdays = (...given: Parameters<typeof navsOfWeekdays>) =>
  navSeries(navsOfWeekdays(...given));
const value = (day: string, nav: number): NavValue => ({ day, value: nav, of: { day, nav } });

const point = (day: string, nav: number): NavPoint => ({ day, nav });

describe('the line of NAVs', () => {
  test('is oldest first, one a day, without a NAV of 0', () => {
    const mixed = [point('2026-01-06', 11), point('2026-01-05', 10), point('2026-01-07', 0)];
    expect(navsOf(navSeries([...mixed, point('2026-01-06', 12)]))).toEqual([
      point('2026-01-05', 10),
      point('2026-01-06', 12),
    ]);
  });

  const week = navSeries([point('2026-01-02', 10), point('2026-01-05', 11)]);

  test.each([
    ['2026-01-01', null],
    ['2026-01-02', '2026-01-02'],
    ['2026-01-04', '2026-01-02'],
    ['2026-01-05', '2026-01-05'],
    ['2026-01-12', '2026-01-05'],
    ['2026-01-13', null],
  ])('on %s the NAV is of %s', (day, found) => {
    expect(valueAt(week, day)?.day ?? null).toBe(found);
  });

  test('the month’s end is the last NAV of the month that is over', () => {
    const line = growing('2026-01-01', '2026-03-10', 0.1);
    expect(monthEndOf(line)?.day).toBe('2026-02-27');
  });

  test('month ends that go on day by day are drawn as months', () => {
    const months = ['2026-02-27', '2026-03-27', '2026-04-30', '2026-05-29', '2026-06-25'];
    const days = ['2026-07-31', '2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13'];
    const drawn = evenDays([...months, ...days, '2026-08-14', '2026-08-20'], 160);
    expect([...drawn].filter((day) => day > '2026-07-31')).toHaveLength(1);
    expect(drawn.size).toBeGreaterThan(4);
  });

  test('of month ends at unequal distances each month is drawn', () => {
    const ends = ['2025-07-24', '2025-08-28', '2025-09-11', '2025-10-31', '2025-11-28'];
    const more = ['2025-12-24', '2026-01-30', '2026-02-27', '2026-03-25', '2026-04-30'];
    const last = ['2026-05-29', '2026-06-25', '2026-07-31', '2026-08-10', '2026-08-11'];
    const drawn = evenDays([...ends, ...more, ...last, '2026-08-12', '2026-08-20'], 160);
    const kept = [...ends.filter((day) => day !== '2025-08-28'), ...more, ...last.slice(0, 3)];
    expect([...drawn].sort()).toEqual([...kept, '2026-08-20']);
  });

  test('a line of trading days is drawn at most at every weekend', () => {
    const line = weekdays('2026-01-01', '2026-06-30', () => 10).points.map(({ day }) => day);
    const drawn = [...evenDays(line, 160)].sort();
    const gaps = drawn.slice(1).map((day, at) => daysBetween(drawn[at] ?? day, day));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5);
    expect(evenDays([], 160).size).toBe(0);
    expect([...evenDays(['2026-01-01'], 160)]).toEqual(['2026-01-01']);
  });

  test('a drawn line keeps its ends and extremes', () => {
    const days = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), {
      minLength: 3,
      maxLength: 900,
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 10, max: 200 }), (navs, most) => {
        const line = navs.map((nav, at) => point(addDays('2020-01-01', at), nav));
        const drawn = evenly(line, most);
        const values = drawn.map(({ nav }) => nav);
        expect(drawn.length).toBeLessThanOrEqual(most + 4);
        expect([drawn[0], drawn.at(-1)]).toEqual([line[0], line.at(-1)]);
        expect([Math.max(...values), Math.min(...values)]).toEqual([
          Math.max(...navs),
          Math.min(...navs),
        ]);
      }),
    );
  });
});

describe('returns', () => {
  const line = growing('2015-01-01', '2026-08-20', 0.12);

  test('over whole years are compound, each with its days', () => {
    const { latest, monthEnd } = returnsOf(line);
    expect(latest.map(({ span, from, to }) => [span, from.day, to.day])).toEqual([
      ['1 year', '2025-08-20', '2026-08-20'],
      ['3 years', '2023-08-18', '2026-08-20'],
      ['5 years', '2021-08-20', '2026-08-20'],
      ['10 years', '2016-08-19', '2026-08-20'],
      ['Since the first NAV here', '2015-01-01', '2026-08-20'],
    ]);
    expect(monthEnd[0]?.to.day).toBe('2026-07-31');
    for (const one of [...latest, ...monthEnd]) {
      expect(one.isYearly).toBe(one.years !== 1);
      expect(Math.abs(one.percent - 12)).toBeLessThan(0.15);
    }
  });

  test('the day before is taken when the day had no NAV', () => {
    // 8 November 2025 is a Saturday.
    const found = returnOver(line, value('2025-11-08', 40), 1);
    expect(found?.from.day).toBe('2024-11-08');
    expect(returnOver(line, value('2025-03-02', 40), 1)?.from.day).toBe('2024-03-01');
  });

  test('a span that is more than three days off is named by its days, and never made a year’s rate', () => {
    const to = value('2026-07-31', 110);
    const from = (day: string) => {
      const found = returnOver(navSeries([point(day, 100)]), to, 1);
      return [found?.span, found?.isYearly, found?.percent.toFixed(4)];
    };
    expect(from('2025-07-28')).toEqual(['1 year', false, '10.0000']);
    expect(from('2025-07-27')).toEqual(['369 days', false, '10.0000']);
    expect(from('2025-07-24')).toEqual(['372 days', false, '10.0000']);
  });

  test('29 February is counted from 28 February', () => {
    expect(returnOver(line, value('2024-02-29', 40), 1)?.from.day).toBe('2023-02-28');
  });

  test('under one year are absolute, under six months none', () => {
    const short = growing('2026-01-01', '2026-08-20', 0.12);
    const [only, ...others] = returnsTo(short, short.points.at(-1));
    expect(others).toEqual([]);
    expect(only?.isYearly).toBe(false);
    expect(only?.percent).toBeCloseTo(100 * (1.12 ** (231 / 365) - 1), 6);
    const weeks = growing('2026-06-01', '2026-08-20', 0.12);
    expect(returnsTo(weeks, weeks.points.at(-1))).toEqual([]);
  });

  test('₹10,000 grows as the NAV does', () => {
    expect(returnsOf(line).latest[0]?.grown).toBeCloseTo(11_200, 0);
  });
});

describe('XIRR', () => {
  const at = (day: string) => Date.parse(day) / 86_400_000;

  test('equals the published example', () => {
    const flows: Flow[] = [
      { day: at('2008-01-01'), sum: -10_000 },
      { day: at('2008-03-01'), sum: 2_750 },
      { day: at('2008-10-30'), sum: 4_250 },
      { day: at('2009-02-15'), sum: 3_250 },
      { day: at('2009-04-01'), sum: 2_750 },
    ];
    // The example’s own program stops within 0.000001%, so its ninth place is not exact.
    expect((ratesOf(flows, 365)[0] ?? 0) / 100).toBeCloseTo(0.373362535, 8);
  });

  /** The rate by halving a bracket alone. */
  function byHalving(flows: readonly Flow[]): number {
    const first = Math.min(...flows.map(({ day }) => day));
    const worth = (rate: number) =>
      flows.reduce((sum, flow) => sum + flow.sum * (1 + rate) ** (-(flow.day - first) / 365), 0);
    let [low, high] = [-0.9999, 1000];
    for (let count = 0; count < 200; count += 1) {
      const middle = (low + high) / 2;
      // Paid in first and received last: the worth falls as the rate rises.
      if (worth(middle) > 0) low = middle;
      else high = middle;
    }
    return (100 * (low + high)) / 2;
  }

  test('agrees with halving on any plan that pays in and then receives', () => {
    const plan = fc.tuple(
      fc.array(fc.tuple(fc.nat(3_650), fc.integer({ min: 100, max: 100_000 })), {
        minLength: 1,
        maxLength: 60,
      }),
      fc.integer({ min: 3_700, max: 7_000 }),
      fc.double({ min: 0.3, max: 8, noNaN: true }),
    );
    fc.assert(
      fc.property(plan, ([paid, last, factor]) => {
        const total = paid.reduce((sum, [, one]) => sum + one, 0);
        const flows = [
          ...paid.map(([day, sum]) => ({ day, sum: -sum })),
          { day: last, sum: total * factor },
        ];
        const [rate] = ratesOf(flows, 365);
        expect(rate).toBeCloseTo(byHalving(flows), 6);
      }),
    );
  });
});

describe('a SIP on real NAVs', () => {
  const line = growing('2020-01-01', '2026-08-20', 0.1);

  test('earns the rate at which the NAV grows', () => {
    for (const { years, invested, xirr, to } of sipsOf(line)) {
      expect(invested).toBe(12 * years * INSTALMENT);
      // Less than thirteen months have no yearly rate.
      if (years === 1) expect(xirr).toBeNull();
      else expect(xirr).toBeCloseTo(10, 6);
      expect(to).toBe('2026-08-20');
    }
    expect(sipsOf(line).map(({ years }) => years)).toEqual([1, 3, 5]);
  });

  test('buys at the first NAV of each month', () => {
    expect(sipOver(line, 1)?.from).toBe('2025-08-01');
    expect(sipOver(line, 3)?.from).toBe('2023-08-01');
  });

  test('is not made up over a month without a NAV', () => {
    const gap = navSeries(navsOf(line).filter(({ day }) => !day.startsWith('2026-02')));
    expect(sipsOf(gap)).toEqual([]);
  });
});

describe('history', () => {
  test('rolling three years: worst, middle, best, losses', () => {
    // Falls for two years, then rises.
    const line = weekdays('2018-01-01', '2026-01-01', (days) =>
      days < 730 ? 100 - days / 20 : 63.5 * 1.2 ** ((days - 730) / 365),
    );
    const rolling = rollingOf(line);
    expect(rolling?.best.percent).toBeCloseTo(20, 0);
    expect(rolling?.worst.to.day.slice(0, 4)).toBe('2021');
    expect(rolling?.worst.percent).toBeLessThan(rolling?.middle.percent ?? 0);
    expect(rolling?.losses).toBeGreaterThan(0);
  });

  test('rolling three years need twelve of them', () => {
    expect(rollingOf(growing('2023-08-10', '2026-08-20', 0.1))).toBeNull();
  });

  test.each([
    ['falls and recovers', [100, 120, 90, 130], [25, '2026-01-02', '2026-01-03', '2026-01-04']],
    ['has not recovered', [100, 80, 90], [20, '2026-01-01', '2026-01-02', undefined]],
    ['the larger of two', [100, 90, 110, 88, 120], [20, '2026-01-03', '2026-01-04', '2026-01-05']],
  ])('largest fall: %s', (_, navs, [percent, from, to, regained]) => {
    const found = drawdown(navSeries(navs.map((nav, at) => point(addDays('2026-01-01', at), nav))));
    const fall = isKnown(found) ? found.value : null;
    expect(fall?.percent).toBeCloseTo(Number(percent), 10);
    expect([fall?.from.day, fall?.to.day, fall?.regained?.day]).toEqual([from, to, regained]);
  });

  test('a line that never falls has no largest fall', () => {
    expect(drawdown(growing('2026-01-01', '2026-03-01', 0.1))).toMatchObject({ reason: 'none' });
  });

  test('calendar years run from the last NAV of the year before', () => {
    const years = calendarYears(growing('2023-06-01', '2026-08-20', 0.1));
    expect(years.map(({ year, from, to, isWhole }) => [year, from.day, to.day, isWhole])).toEqual([
      ['2026', '2025-12-31', '2026-08-20', false],
      ['2025', '2024-12-31', '2025-12-31', true],
      ['2024', '2023-12-29', '2024-12-31', true],
    ]);
  });

  test('direct and regular are compared on the same days', () => {
    const direct = growing('2020-01-01', '2026-08-20', 0.12);
    const regular = growing('2020-01-01', '2026-08-19', 0.11);
    const gaps = planGaps(direct, regular);
    expect(gaps.map(({ years, to }) => [years, to])).toEqual([
      [1, '2026-08-19'],
      [3, '2026-08-19'],
      [5, '2026-08-19'],
    ]);
    expect(gaps[0]?.difference).toBeCloseTo(1_000, 0);
    for (const { direct, regular, difference } of gaps) {
      const sums = [direct, regular];
      expect(sums.map((sum) => Number(sum.toFixed(2)))).toEqual(sums);
      expect(difference).toBeCloseTo(direct - regular, 6);
    }
  });

  test('reaches back from the last month end where only that has a NAV a year before', () => {
    const monthly = [point('2025-07-31', 10), point('2026-07-31', 11), point('2026-08-20', 11.5)];
    const less = monthly.map(({ day, nav }) => point(day, nav * 0.99));
    expect(
      planGaps(navSeries(monthly), navSeries(less)).map(({ years, from, to }) => [years, from, to]),
    ).toEqual([[1, '2025-07-31', '2026-07-31']]);
  });
});

describe('the returns of a list', () => {
  const to = point('2026-07-31', 12);

  test('are a year, and missing where a NAV is not of the day of the rule', () => {
    const late = point('2023-07-20', 9);
    const found = monthReturnsOf('growth', [to, point('2025-07-31', 10), late, null]);
    expect(found?.day).toBe('2026-07-31');
    expect(found?.percents[0]).toBeCloseTo(20, 6);
    expect(found?.percents.slice(1)).toEqual([null, null]);
  });

  test.each<[Parameters<typeof monthReturnsOf>]>([
    [['idcw', [to, point('2025-07-31', 10)]]],
    [['unknown', [to, point('2025-07-31', 10)]]],
    [['growth', [to, null]]],
    [['growth', [null, point('2025-07-31', 10)]]],
    [['growth', []]],
    [['growth', null]],
  ])('are none for %j', (given) => {
    expect(monthReturnsOf(...given)).toBeNull();
  });
});

describe('the year of a list', () => {
  const DAY = '2026-08-20';

  /** A NAV on the 28th of each month: 28 July 2025 is month 0. */
  const months = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => {
      const day = new Date(Date.UTC(2025, 6 + from + at, 28)).toISOString().slice(0, 10);
      return point(day, 100 + from + at);
    });

  test('has the NAVs of thirteen month ends, up to the last one that is over', () => {
    const points = [...months(13), point('2026-08-20', 113.5)];
    expect(monthEndsOfYear('growth', points, DAY)).toEqual(months(13).map(({ nav }) => nav));
    expect(firstDayOfYear('2026-08-20')).toBe('2025-07-24');
    expect(points.every(({ day }) => day >= firstDayOfYear('2026-08-20'))).toBe(true);
  });

  test('leaves the place of a month without a NAV near its end empty', () => {
    const points = [...months(13).filter((_, at) => at !== 3), point('2025-10-20', 50)];
    const year = monthEndsOfYear('growth', [...points, point(DAY, 1)], DAY);
    expect(year.map((nav) => nav === null)).toEqual(year.map((_, at) => at === 3));
  });

  test('is none before half a year', () => {
    const newest = point('2026-08-20', 1);
    expect(monthEndsOfYear('growth', [...months(7, 6), newest], DAY)).toHaveLength(13);
    expect(monthEndsOfYear('growth', [...months(6, 7), newest], DAY)).toEqual([]);
  });

  test.each(['idcw', 'bonus', 'unknown'] as const)('is none of an option that is %s', (option) => {
    expect(monthEndsOfYear(option, [...months(13), point(DAY, 1)], DAY)).toEqual([]);
  });

  test('ends with the list, where a scheme ended before it', () => {
    const year = monthEndsOfYear('growth', months(9), DAY);
    expect(year.map((nav) => nav === null)).toEqual(year.map((_, at) => at > 8));
  });

  test('is none without a NAV', () => {
    expect(monthEndsOfYear('growth', [], DAY)).toEqual([]);
  });
});
