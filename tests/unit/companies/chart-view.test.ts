import { candleGeometry } from '@/lib/tools/charts/candle-geometry';
import {
  chartEvents,
  eventsInWords,
  eventsLegend,
  isAdjusted,
} from '@/lib/domain/company/chart-events';
import { chartLinks, moreCharts } from '@/lib/domain/company/chart-links';
import {
  CHART_RANGES,
  chartQuery,
  coveredRanges,
  readChartView,
  shownRange,
} from '@/lib/domain/company/chart-view';
import { byPeriod, readableUnit } from '@/lib/domain/company/periods';
import { actionKind, dividendOf } from '@/lib/domain/company/purposes';
import { addDays } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

import { candle } from '@/tests/fixtures/company';

const LAST = '2026-11-20';

/** One candle every `step` days, from some days before the last one. */
const days = (back: number, step = 1) =>
  Array.from({ length: Math.floor(back / step) + 1 }, (_, at) =>
    candle(addDays(LAST, -(Math.floor(back / step) - at) * step), 100 + at),
  );

const action = (exDate: string, purpose: string, factor = 1) => ({ exDate, purpose, factor });

describe('the address of a chart', () => {
  test.each([
    [{}, null],
    [{ range: 'forever', chart: 'pie', prices: 'real' }, null],
    [{ range: '6m' }, { range: '6M', chart: 'line', prices: 'adjusted' }],
    [{ chart: 'candles' }, { range: '1Y', chart: 'candles', prices: 'adjusted' }],
    [
      { range: 'Max', chart: 'candles', prices: 'as-traded' },
      { range: 'Max', chart: 'candles', prices: 'as-traded' },
    ],
    [{ range: ['3M', '6M'] }, { range: '3M', chart: 'line', prices: 'adjusted' }],
  ])('%j asks for %j', (query, view) => {
    expect(readChartView(query)).toEqual(view);
  });

  test('leads back to what it asks for, and the page’s own chart has none', () => {
    const views = fc.record({
      range: fc.constantFrom(...CHART_RANGES),
      chart: fc.constantFrom('line', 'candles'),
      prices: fc.constantFrom('adjusted', 'as-traded'),
    });
    fc.assert(
      fc.property(views, (view) => {
        const path = chartQuery(null, view);
        const query = Object.fromEntries(new URL(path, 'https://x').searchParams);
        const isOwn = view.range === '1Y' && view.chart === 'line' && view.prices === 'adjusted';
        expect(readChartView(query)).toEqual(isOwn ? null : view);
        expect(path.includes('?')).toBe(!isOwn);
      }),
    );
  });
});

describe('the ranges that days cover', () => {
  const keys = (...given: Parameters<typeof coveredRanges>) => [...coveredRanges(...given).keys()];

  test.each([
    ['a year and weeks of five', days(366), days(1827, 7), ['1M', '3M', '6M', '1Y', '3Y', '5Y']],
    ['a year and two weeks more', days(366), days(380), ['1M', '3M', '6M', '1Y', 'Max']],
    ['a year', days(366), days(366), ['1M', '3M', '6M', '1Y']],
    ['a listing of four months', days(120), days(120, 7), ['1M', '3M', 'Max']],
    ['a listing of ten days', days(10), days(10, 7), ['Max']],
    ['one day', days(0), null, []],
    ['no day', null, undefined, []],
  ])('%s', (_what, year, five, expected) => {
    expect(keys({ '1Y': year, '5Y': five })).toEqual(expected);
  });

  test('begin on their first day and end with the last; each is longer than the one before', () => {
    const some = fc.record({
      back: fc.integer({ min: 1, max: 2_000 }),
      step: fc.constantFrom(1, 7),
    });
    fc.assert(
      fc.property(some, ({ back, step }) => {
        const five = days(back, step);
        const covered = coveredRanges({ '1Y': days(Math.min(back, 366)), '5Y': five });
        let before = 0;
        for (const candles of covered.values()) {
          expect(candles.at(-1)?.time).toBe(LAST);
          const length = Date.parse(LAST) - Date.parse(candles[0]?.time ?? '');
          expect(length).toBeGreaterThan(before);
          before = length;
        }
        expect(covered.size).toBeGreaterThan(0);
      }),
    );
  });

  test('a range that is not covered falls back on a year, else on the longest', () => {
    expect(
      shownRange(
        new Map([
          ['1M', 1],
          ['1Y', 1],
        ] as const),
        '5Y',
      ),
    ).toBe('1Y');
    expect(
      shownRange(
        new Map([
          ['1M', 1],
          ['Max', 1],
        ] as const),
        '5Y',
      ),
    ).toBe('Max');
    expect(shownRange(new Map(), '5Y')).toBeNull();
  });
});

describe('marks', () => {
  const candles = days(40, 10);
  const actions = [
    action('2026-11-10', 'Bonus 1:1', 0.5),
    action('2026-11-05', 'INTDIV - RS 5 PER SH'),
    action('2026-11-03', 'Annual General Meeting'),
    action('2026-01-01', 'Dividend - Rs 2 Per Share'),
    action('2027-01-01', 'Dividend - Rs 2 Per Share'),
  ];

  test('are the ex-dates within the candles, oldest first, each on the first candle from its day', () => {
    const events = chartEvents(candles, actions);
    expect(events.map(({ at, label, exDate }) => [at, label, exDate])).toEqual([
      [3, 'D', '2026-11-05'],
      [3, 'B', '2026-11-10'],
    ]);
    expect(eventsInWords(events)).toBe(
      ' Marked: INTDIV - RS 5 PER SH on 5 Nov 2026; Bonus 1:1 on 10 Nov 2026.',
    );
    expect(eventsLegend(events)).toBe('B: ex-date of a bonus. D: ex-date of a dividend');
    expect([eventsInWords([]), eventsLegend([])]).toEqual(['', '']);
  });

  test('a split or bonus within the candles is what makes prices as traded differ', () => {
    expect(isAdjusted(candles, actions)).toBe(true);
    expect(isAdjusted(candles.slice(-1), actions)).toBe(false);
    expect(isAdjusted(candles, actions.slice(1))).toBe(false);
  });

  test.each([
    ['INTDIV - RS 5 PER SH', 'Dividend', 5],
    ['DIV - RE 0.50 PER SH', 'Dividend', 0.5],
    ['FV SPLT FRM RS 10 TO RS 2', 'Split', null],
    ['FVSPLT FRM RS 10 TO RS 5', 'Split', null],
    ['DIVISION OF A BUSINESS', 'Other', null],
  ])('%s is a %s', (purpose, kind, amount) => {
    expect([actionKind(purpose), dividendOf(purpose)]).toEqual([kind, amount]);
  });
});

describe('links', () => {
  const choices = { ranges: ['1M', '3M', '1Y'], isAdjusted: true } as const;

  test('change one thing and keep the others', () => {
    const view = { range: '3M', chart: 'candles', prices: 'adjusted' } as const;
    const { ranges, drawings, prices } = chartLinks({ ...choices, view });
    expect(ranges.map(({ isShown }) => isShown)).toEqual([false, true, false]);
    expect(drawings.find(({ isShown }) => isShown)?.label).toBe('Candles');
    expect(prices[1]?.query).toBe('?range=3M&chart=candles&prices=as-traded');
  });

  test('the page names the charts that it does not draw itself', () => {
    const of = (isAdjusted: boolean) =>
      moreCharts({ ...choices, isAdjusted, view: null, drawn: ['1M', '1Y'] }).map(
        ({ label }) => label,
      );
    expect(of(true)).toEqual(['3 months', 'Candles', 'As traded']);
    expect(of(false)).toEqual(['3 months', 'Candles']);
  });
});

describe('candles', () => {
  const point = (open: number, close: number, high: number, low: number) => ({
    time: LAST,
    open,
    close,
    high,
    low,
  });

  test('a fall is filled, a rise or no change hollow; each has a body and wicks', () => {
    const drawing = candleGeometry([
      point(10, 12, 13, 9),
      point(12, 10, 12, 10),
      point(5, 5, 5, 5),
    ]);
    expect(drawing?.viewBox).toBe('0 0 30 1000');
    expect(drawing?.paths.rose.match(/Z/g)).toHaveLength(2);
    expect(drawing?.paths.fell.match(/Z/g)).toHaveLength(1);
    expect(candleGeometry([point(1, 1, 1, 1)])).toBeNull();
  });

  test('lie within the drawing, in whole units', () => {
    const price = fc.double({ min: 0.05, max: 1e5, noNaN: true });
    const points = fc.array(fc.tuple(price, price, price, price), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(points, (given) => {
        const drawing = candleGeometry(
          given.map(([a, b, c, d]) => point(a, b, Math.max(a, b, c, d), Math.min(a, b, c, d))),
        );
        const path = `${drawing?.paths.rose}${drawing?.paths.fell}`;
        expect(path).toMatch(/^[MVHZ\d ]+$/);
        for (const [, y] of path.matchAll(/V(\d+)/g)) expect(Number(y)).toBeLessThanOrEqual(1000);
      }),
    );
  });

  test('a period opens with its first day and closes with its last', () => {
    const [week] = byPeriod(
      [
        candle('2026-11-16', 10, { open: 9, high: 11, low: 8 }),
        candle('2026-11-20', 12, { open: 10, high: 13, low: 9 }),
      ],
      'week',
    );
    expect(week).toMatchObject({ open: 9, close: 12, high: 13, low: 8 });
  });

  test.each([
    [90, 'day'],
    [366, 'week'],
    [1000, 'month'],
  ])('%j days are drawn by the %s', (back, unit) => {
    expect(readableUnit(days(back))).toBe(unit);
  });
});
