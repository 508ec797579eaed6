import fc from 'fast-check';

import { alongside, becameRows } from '@/lib/domain/became/alongside';
import { readAsked } from '@/lib/domain/became/asked';
import { priceSeries } from '@/lib/domain/company/history';
import { type Became, becameOf, depositOn } from '@/lib/domain/became/became';
import {
  adjustedSentence,
  becameHeading,
  becameSentence,
  breakSentence,
  dayNotes,
  noSpanSentence,
  worstSentence,
} from '@/lib/domain/became/sentences';
import type { Candle, CompanyAction } from '@/lib/domain/company/records';
import { worthOn } from '@/lib/domain/figure/purchases';
import { breakIn, type Series, seriesOf } from '@/lib/domain/figure/series';
import { addDays } from '@/lib/tools/time';

const TODAY = '2026-11-25';
const once = { amount: 1_000, every: 'once', from: null, to: null } as const;

type Values = readonly (readonly [day: string, value: number])[];

/** A series without breaks, whatever its steps. */
const line = (...values: Values): Series => ({
  points: values.map(([day, value]) => ({ day, value, of: null })),
  breaks: [],
  splits: [],
  frequency: 'irregular',
});

/** A price each month. */
const YEAR = line(
  ['2025-01-01', 100],
  ['2025-02-03', 80],
  ['2025-03-03', 50],
  ['2025-04-01', 125],
  ['2026-01-01', 200],
);

const became = (points: Series, asked: Parameters<typeof becameOf>[1]) =>
  becameOf(points, asked) as Became;

describe('what a sum became', () => {
  test('of one sum: worth, return a year and the worst day', () => {
    const found = became(YEAR, { ...once, from: '2025-01-01' });
    expect(found).toMatchObject({
      from: '2025-01-01',
      to: '2026-01-01',
      paid: 1_000,
      worth: 2_000,
    });
    expect(found.yearly).toBeNull();
    expect(found.worst).toMatchObject({ day: '2025-03-03', worth: 500, percent: -50 });
  });

  test.each([
    ['2026-01-31', null],
    ['2026-02-01', (2 ** (365 / 396) - 1) * 100],
  ])('to %s its yearly rate is %s: there is one only from thirteen months on', (to, yearly) => {
    const found = became(line(['2025-01-01', 100], [to, 200]), { ...once, from: '2025-01-01' });
    if (yearly === null) expect(found.yearly).toBeNull();
    else expect(found.yearly).toBeCloseTo(yearly, 6);
  });

  test('across a break has no answer but the break, on either side of it one', () => {
    const split = seriesOf(
      [
        ['2025-01-01', 100],
        ['2025-01-02', 101],
        ['2025-01-03', 40],
        ['2025-01-06', 44],
      ].map(([day, value]) => ({ day: String(day), value: Number(value), of: null })),
      { kind: 'share', actions: [{ exDate: '2025-01-03', purpose: 'Demerger', factor: 1 }] },
    );
    const broken = { day: '2025-01-03', cause: 'demerger' };
    expect(becameOf(split, { ...once, from: '2025-01-01' })).toEqual(broken);
    expect(becameOf(split, { ...once, every: 'month', from: '2025-01-01' })).toEqual(broken);
    expect(became(split, { ...once, from: '2025-01-03' }).worth).toBeCloseTo(1_100, 9);
    const before = { ...once, from: '2025-01-01', to: '2025-01-02' };
    expect(became(split, before).worth).toBeCloseTo(1_010, 9);
  });

  test('the first day with a price at or after the first counts, and the last at or before the last', () => {
    const found = became(YEAR, { ...once, from: '2025-01-15', to: '2025-03-20' });
    expect(found).toMatchObject({ from: '2025-02-03', to: '2025-03-03', worth: 625, yearly: null });
  });

  test('every month buys on the first day of each month, also on the last day', () => {
    const found = became(YEAR, { ...once, every: 'month', from: '2025-01-02', to: '2025-04-01' });
    expect(found.bought).toEqual(['2025-02-03', '2025-03-03', '2025-04-01']);
    expect([found.paid, found.worth]).toEqual([3_000, 125 * (1_000 / 80 + 1_000 / 50) + 1_000]);
    expect(found.worst).toMatchObject({ day: '2025-03-03', paid: 2_000, worth: 1_625 });
  });

  test('purchases of every month at a steady price have the return of nothing', () => {
    const steady = Array.from({ length: 400 }, (_, at) => [addDays('2025-01-01', at), 10] as const);
    const found = became(line(...steady), { ...once, every: 'month', from: '2025-01-01' });
    expect(found.bought).toHaveLength(14);
    expect([found.percent, found.worst]).toEqual([0, null]);
    expect(found.yearly).toBeCloseTo(0, 6);
  });

  test.each([
    ['before-first', { from: '2024-12-31' }],
    ['after-last', { from: '2026-01-02' }],
    ['too-short', { from: '2025-03-04', to: '2025-03-20' }],
    ['too-short', { from: '2025-03-03', to: '2025-03-20' }],
    ['too-short', { from: '2026-01-01' }],
    ['too-short', { from: '2025-01-01', to: '2024-01-01' }],
  ])('%s: %j has no answer but a sentence', (why, days) => {
    const found = becameOf(YEAR, { ...once, ...days });
    expect(found).toBe(why);
    expect(noSpanSentence(why as never, 'Sample', ['2025-01-01', '2026-01-01'])).toMatch(
      /Sample .*\.$/,
    );
  });

  test('no prices at all have none', () => {
    expect(becameOf(line(), once)).toBe('no-prices');
  });

  test('any prices, days and sums give figures that are finite', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), {
      minLength: 1,
      maxLength: 60,
    });
    const prices = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    const day = fc.integer({ min: -10, max: 3_010 }).map((at) => addDays('2018-01-01', at));
    fc.assert(
      fc.property(
        fc.tuple(days, fc.infiniteStream(prices), day, day, fc.integer({ min: 100, max: 1e9 })),
        ([given, stream, from, to, amount]) => {
          const points = given
            .sort((a, b) => a - b)
            .map((at) => [addDays('2018-01-01', at), stream.next().value as number] as const);
          for (const every of ['once', 'month'] as const) {
            const found = becameOf(line(...points), { amount, every, from, to });
            if (typeof found === 'string' || !('course' in found)) continue;
            const { paid, worth, percent, course } = found;
            expect([paid, worth, percent].every(Number.isFinite)).toBe(true);
            expect(found.yearly === null || Number.isFinite(found.yearly)).toBe(true);
            expect(course.at(-1)).toEqual({ day: found.to, paid, worth });
            const worst = found.worst?.percent ?? 0;
            expect(course.every((one) => one.worth / one.paid - 1 >= worst / 100 - 1e-9)).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the same sums elsewhere', () => {
  const found = became(YEAR, { ...once, from: '2025-01-01' });

  test('in a deposit with interest once a year', () => {
    expect(depositOn(['2025-01-01'], 1_000, ['2025-01-01', '2026-01-01'], 7)).toEqual([
      1_000, 1_070,
    ]);
    const [deposit] = alongside(once, found, null);
    expect(deposit).toMatchObject({ name: 'Deposit at 7%' });
    expect(deposit?.worth).toBeCloseTo(1_070, 9);
    const longer = line(['2025-01-01', 100], ['2027-01-01', 200]);
    const [ofTwoYears] = alongside(once, became(longer, { ...once, from: '2025-01-01' }), null);
    expect([deposit?.yearly, ofTwoYears?.yearly]).toEqual([null, expect.closeTo(7, 9)]);
  });

  test('in an index on the same days, and in none that lacks their time', () => {
    const flat = { ...YEAR, points: YEAR.points.map((one) => ({ ...one, value: 10 })) };
    const index = { name: 'Index', series: flat };
    const lines = alongside(once, found, index);
    expect(lines.map(({ name, worth }) => [name, Math.round(worth)])).toEqual([
      ['Index', 1_000],
      ['Deposit at 7%', 1_070],
    ]);
    expect(becameRows(found, lines)[1]).toMatchObject({ day: '2025-02-03', worth: 800 });
    const late = { name: 'Index', series: { ...flat, points: flat.points.slice(1) } };
    expect(alongside(once, found, late).map(({ name }) => name)).toEqual(['Deposit at 7%']);
    const short = { ...flat, points: flat.points.slice(0, 2) };
    expect(worthOn(short, ['2025-01-01'], 1, ['2025-01-01', '2025-06-01'])).toBeNull();
    const broken = { ...flat, breaks: [{ day: '2025-03-03', cause: null }] };
    expect(worthOn(broken, ['2025-01-01'], 1, ['2025-01-01', '2025-04-01'])).toBeNull();
  });
});

const candle = (time: string, open: number, close: number): Candle => ({
  time,
  open,
  close,
  high: null,
  low: null,
  volume: null,
  valueCrore: null,
  deliverable: null,
});
const action = (exDate: string, purpose: string, factor = 1): CompanyAction => ({
  exDate,
  purpose,
  factor,
});

describe('what a share’s prices compare with', () => {
  const days = [
    candle('2026-01-01', 100, 12.35),
    candle('2026-01-02', 6.2, 6.3),
    candle('2026-01-05', 6.3, 6.4),
  ];
  const bonus = action('2026-01-02', 'Bonus 1:1', 0.5);
  const traded = (actions: readonly CompanyAction[]) => priceSeries(days, actions, false);
  const said = (actions: readonly CompanyAction[], from: string, to = '2026-01-05') => {
    const series = traded(actions);
    const found = breakIn(series, from, to);
    return found && breakSentence('share', series, found);
  };

  test('are those of the last day’s shares, without rounding', () => {
    const { points } = traded([bonus, action('2026-01-06', 'Bonus 1:1', 0.5)]);
    expect(points.map(({ value }) => value)).toEqual([6.175, 6.3, 6.4]);
    expect(said([bonus], '2026-01-01')).toBeNull();
  });

  test('what they are adjusted for is named in the exchange’s words, where it is in the span', () => {
    const span = { from: '2026-01-01', to: '2026-01-05' };
    expect(adjustedSentence(traded([bonus]), [bonus], span)).toBe(
      'Adjusted for “Bonus 1:1” of 2 Jan 2026.',
    );
    expect(adjustedSentence(traded([bonus]), [bonus], { ...span, from: '2026-01-02' })).toBeNull();
  });

  test('a fall at the opening without a split is refused, within the span alone', () => {
    expect(said([], '2026-01-01')).toBe(
      'Between 1 Jan 2026 and 2 Jan 2026 the price moved further than trading explains, and our source names no split or bonus issue of that day.',
    );
    expect(said([], '2026-01-02')).toBeNull();
  });

  test.each([
    ['Rights 1:4 @ Premium Rs 10/-', 'rights issue'],
    ['RGTS 1:15 @ PREM RS 124', 'rights issue'],
    ['Demerger', 'demerger'],
    ['Spin Off', 'demerger'],
    ['Scheme of Arrangement', 'scheme of arrangement'],
    ['Amalgamation', 'merger'],
    ['Capital Reduction', 'capital reduction'],
  ])('“%s” is a %s', (purpose, name) => {
    const all = [bonus, action('2026-01-05', purpose)];
    expect(said(all, '2026-01-01')).toBe(`A ${name} took effect on 5 Jan 2026.`);
    expect(said(all, '2026-01-01', '2026-01-02')).toBeNull();
  });

  test.each(['Dividend - Rs 3 Per Share', 'Buy Back', 'Annual General Meeting'])(
    '“%s” is no barrier',
    (purpose) => {
      expect(said([bonus, action('2026-01-05', purpose)], '2026-01-01')).toBeNull();
    },
  );
});

describe('what a fund’s NAVs compare with', () => {
  const navs = (...values: Values) =>
    seriesOf(
      values.map(([day, value]) => ({ day, value, of: null })),
      { kind: 'fund' },
    );

  test('a split of units is adjusted for and said', () => {
    const gold = navs(['2026-05-29', 12_351.7], ['2026-06-27', 129.84]);
    const found = becameOf(gold, { ...once, from: '2026-05-29' }) as Became;
    expect(found.percent).toBeCloseTo(5.12, 2);
    expect(adjustedSentence(gold, [], found)).toBe(
      'Adjusted for the split of its units on 27 Jun 2026 (100 units for 1).',
    );
    const back = navs(['2026-05-29', 10], ['2026-06-29', 101]);
    expect(adjustedSentence(back, [], { from: '2026-05-29', to: '2026-06-29' })).toBe(
      'Adjusted for the split of its units on 29 Jun 2026 (1 unit for 10).',
    );
  });

  test('any other step of theirs is refused', () => {
    const broken = navs(['2026-05-28', 101], ['2026-05-29', 100], ['2026-06-01', 40]);
    const found = becameOf(broken, { ...once, from: '2026-05-28' });
    expect(found).toEqual({ day: '2026-06-01', cause: null });
    expect(breakSentence('fund', broken, { day: '2026-06-01', cause: null })).toBe(
      'Between 29 May 2026 and 1 Jun 2026 the NAV moved further than trading explains, and it is no split of its units.',
    );
  });
});

describe('what an address asks for', () => {
  const asked = (query: Record<string, string>) => readAsked(query, TODAY);

  test('nothing without parameters, and no problem', () => {
    expect(asked({})).toMatchObject({ asked: null, problems: [], texts: { amount: '100000' } });
  });

  test('sum and days in the ways that people write them', () => {
    const query = {
      kind: 'fund',
      of: ' pine ',
      amount: '₹1,00,000',
      every: 'month',
      from: '2025-08-01',
    };
    expect(asked(query).asked).toEqual({
      kind: 'fund',
      of: 'pine',
      amount: 100_000,
      every: 'month',
      from: '2025-08-01',
      to: null,
    });
    expect(asked({ of: 'INFY', kind: 'x', every: 'y' }).asked).toMatchObject({
      kind: 'share',
      every: 'once',
    });
  });

  test.each([
    [{ of: '' }, /^Type the name/],
    [{ of: 'INFY', amount: '0' }, /^Type a sum/],
    [{ of: 'INFY', amount: '1000000000000' }, /^Type a sum/],
    [{ of: 'INFY', amount: 'ten' }, /^Type a sum/],
    [{ of: 'INFY', amount: '-5' }, /^Type a sum/],
    [{ of: 'INFY', amount: '1e5' }, /^Type a sum/],
    [{ of: 'INFY', from: 'yesterday' }, /is no day/],
    [{ of: 'INFY', from: '2026-02-30' }, /is no day/],
    [{ of: 'INFY', from: '2026-02-02', to: '2026-02-01' }, /must be later/],
    [{ of: 'INFY', from: '2026-02-02', to: '2026-02-02' }, /must be later/],
    [{ of: 'INFY', from: '2027-01-01' }, /not over yet/],
  ])('%j gets a sentence', (query: Record<string, string>, words) => {
    const { asked: found, problems } = asked(query);
    expect(found).toBeNull();
    expect(problems).toEqual([expect.stringMatching(words)]);
  });
});

test('the sentences have days, sums and returns', () => {
  const asked = { ...once, from: '2025-01-01', to: '2026-01-03' };
  const one = became(YEAR, asked);
  expect(becameHeading(once, 'Sample', one)).toBe('₹1,000.00 in Sample became ₹2,000.00');
  expect(becameSentence(once, one)).toBe('From 1 Jan 2025 to 1 Jan 2026: up 100.00%.');
  expect(worstSentence({ ...one, every: 'once' })).toBe(
    'On its worst day, 3 Mar 2025, it was worth ₹500.00: down 50.00%.',
  );
  expect(dayNotes(asked, one)).toEqual([
    '3 Jan 2026 has no price on record: counted to 1 Jan 2026.',
    expect.stringMatching(/^For part of the time/),
  ]);
  const monthly = { ...once, every: 'month', from: '2025-01-01', to: '2025-04-01' } as const;
  expect(becameSentence(monthly, became(YEAR, monthly))).toBe(
    '4 purchases from 1 Jan 2025 to 1 Apr 2025, ₹4,000.00 in all: up 57.81%.',
  );
});
