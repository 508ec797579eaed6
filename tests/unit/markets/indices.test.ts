import { coveredRanges, type IndexRange } from '@/lib/domain/index/chart';
import { addDays } from '@/lib/tools/time';
import { constituentsFinding, constituentsOf } from '@/lib/domain/index/constituents';
import {
  indexContents,
  indexFigures,
  indexFindings,
  indexTopics,
} from '@/lib/domain/index/figures';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import { nearIndices } from '@/lib/domain/index/near';
import { indicesFindings } from '@/lib/domain/index/main-indices';
import { resolvePage } from '@/lib/pages/addresses/resolve';
import { CALLS } from '@/lib/provider/calls';
import { indexQuotes } from '@/lib/provider/embedded/sample/market';
import { indexConstituents, indexDay } from '@/lib/provider/embedded/sample/index-day';
import { indexByName } from '@/lib/provider/embedded/sample/records';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';

import { indexLinkFaults } from '../../support/near-links';

const quote = (name: string, changePercent: number | null, more: Partial<IndexQuote> = {}) => ({
  name,
  value: 1000,
  change: 10,
  changePercent,
  asOf: null,
  ...more,
});
const day = (symbol: string, changePercent: number | null, marketCapCrore: number | null) =>
  ({ symbol, changePercent, marketCapCrore, price: 10, pe: null }) as SnapshotRow;
const member = (symbol: string, weight: number | null = null) => ({
  symbol,
  weight,
  name: null,
  industry: null,
});

test.each([
  ['NIFTY 50', 'Nifty 50', 'nifty-50'],
  ['NIFTY PSU BANK', 'Nifty PSU Bank', 'nifty-psu-bank'],
  ['NIFTY OIL & GAS', 'Nifty Oil & Gas', 'nifty-oil-and-gas'],
  ['Nifty India Defence', 'Nifty India Defence', 'nifty-india-defence'],
  ['SENSEX', 'Sensex', 'sensex'],
])('%s is printed as %s at /indices/%s', (name, printed, slug) => {
  expect(indexName(name)).toBe(printed);
  expect(indexSlug(name)).toBe(slug);
});

describe('addresses of indices', () => {
  test.each([
    ['/indices/nifty-50', 'page'],
    ['/indices/nifty-50/constituents.csv', 'page'],
    ['/indices/nifty-oil-and-gas', 'page'],
    ['/indices/nothing', 'missing'],
    ['/indices/nifty-50/more', 'missing'],
  ])('%s is a %s', async (path, kind) => {
    expect((await resolvePage(path)).kind).toBe(kind);
  });

  test.each([
    ['/indices/nifty', '/indices/nifty-50'],
    ['/indices/bank-nifty', '/indices/nifty-bank'],
    ['/indices/bse-sensex', '/indices/sensex'],
    ['/indices/Nifty-50', '/indices/nifty-50'],
  ])('%s has moved to %s', async (path, location) => {
    expect(await resolvePage(path)).toEqual({ kind: 'redirect', location });
  });
});

describe('the indices next to one', () => {
  const pe = (value: number | null) => ({ day: { pe: value } }) as Partial<IndexQuote>;
  const all: readonly IndexQuote[] = [
    quote('NIFTY 50', 0.1, pe(20)),
    quote('NIFTY AUTO', -0.5, pe(30)),
    quote('NIFTY BANK', 0.2, pe(null)),
    quote('NIFTY VIX', null, { asOf: '2026-08-13' }),
    quote('NIFTY IT', -0.6, pe(19)),
    quote('NIFTY AUTO', -0.5, pe(30)),
  ];
  const near = (own: string) =>
    all
      .filter(({ name }) => name === own)
      .slice(0, 1)
      .flatMap((one) => nearIndices(one, all))
      .map(({ quote: { name }, by }) => [name, by.join()]);

  test('by change, P/E and place in the list, each once with the reasons', () => {
    expect(near('NIFTY 50')).toEqual([
      ['NIFTY BANK', 'change,list'],
      ['NIFTY AUTO', 'change,pe,list'],
      ['NIFTY IT', 'pe'],
    ]);
  });

  test('figures of another day are not compared', () => {
    expect(near('NIFTY VIX')).toEqual([]);
    expect(all.flatMap(({ name }) => near(name)).some(([name]) => name === 'NIFTY VIX')).toBe(
      false,
    );
  });

  test('every index of the sample is next to others, and others to it', () => {
    const quotes = CALLS.indexQuotes.read(indexQuotes('nse')).data;
    expect(quotes.length).toBeGreaterThan(4);
    expect(indexLinkFaults(quotes)).toEqual([]);
  });
});

describe('the companies of an index', () => {
  test('points of published weights add up to the change of the index', () => {
    // 600 rose by 2% and 400 fell by 1%: 1.008 at the close for each that was 1 before.
    const before = { A: 60, B: 40 };
    const close = { A: before.A * 1.02, B: before.B * 0.99 };
    const sum = close.A + close.B;
    const { rows, isPublished } = constituentsOf(
      [member('A', (100 * close.A) / sum), member('B', (100 * close.B) / sum)],
      [day('A', 2, null), day('B', -1, null)],
      [],
      quote('X', 0.8, { value: 1008, change: 8 }),
    );
    expect(isPublished).toBe(true);
    expect(rows.map(({ points }) => points)).toEqual([
      expect.closeTo(12, 6),
      expect.closeTo(-4, 6),
    ]);
  });

  test('without published weights the market value weighs', () => {
    const { rows, isPublished } = constituentsOf(
      [member('A'), member('B'), member('UNKNOWN')],
      [day('A', 1, 100), day('B', null, 300)],
      [],
      quote('X', 1),
    );
    expect(isPublished).toBe(false);
    expect(rows.map(({ symbol, weight }) => [symbol, weight])).toEqual([
      ['B', 75],
      ['A', 25],
      ['UNKNOWN', null],
    ]);
    expect(rows.map(({ points }) => points === null)).toEqual([true, false, true]);
  });

  test('in a sentence', () => {
    const rows = constituentsOf(
      [member('A', 50), member('B', 50)],
      [day('A', 2, null), day('B', -1, null)],
      [],
      quote('X', 0.5, { value: 1005, change: 5 }),
    ).rows;
    expect(constituentsFinding(rows)).toEqual({
      heading: '1 of 2 companies rose',
      lead: expect.stringMatching(
        /^A added most points \(\+\d.*\), B took most \(−\d.*\)\.$/,
      ) as string,
    });
    expect(constituentsFinding([])).toEqual({
      heading: 'The 0 companies of the index',
      lead: null,
    });
  });
});

test('the finding of all indices', () => {
  const quotes = [quote('NIFTY 50', 1), quote('NIFTY IT', -3), quote('X', null)];
  expect(indicesFindings(quotes)[0]).toBe('1 of 2 indices rose; Nifty IT fell the most, by 3.00%');
  expect(indicesFindings([quote('X', null)])).toEqual([]);
});

test('only known figures are shown', () => {
  expect(indexFigures(quote('X', 1, { change: null }))).toEqual([
    { label: 'Value', value: '1,000.00' },
  ]);
  const labels = indexFigures(
    quote('X', 1, {
      day: {
        open: 1,
        high: 2,
        low: 1,
        pe: 20,
        pb: null,
        yieldPercent: 1.2,
        volume: null,
        valueCrore: null,
      },
    }),
  ).map(({ label }) => label);
  expect(labels.join()).toBe('Value,Open,High,Low,Previous close,P/E,Dividend yield');
  expect(indexFindings(quote('X', -0.5))).toEqual(['X fell 0.50% to 1,000.00', 'X fell 0.50%']);
  expect(indexFindings(quote('X', 0))).toEqual(['X at 1,000.00', 'X did not move']);
  expect(indexFindings(quote('X', 1, { value: null }))).toEqual(['', '']);
  const parts = { asOf: '2026-11-20', hasChart: true, companies: 0 };
  expect(indexContents(quote('X', 1), parts)).toBe(
    'at 1,000.00 (+1.00%) on 20 Nov 2026: chart and table of its values',
  );
  expect(indexContents(quote('X', 1), { ...parts, hasChart: false, companies: 50 })).toBe(
    'at 1,000.00 (+1.00%) on 20 Nov 2026: its 50 companies',
  );
  for (const flat of [0, -0.0045, null]) {
    expect(indexContents(quote('X', flat), parts)).toBe(
      'at 1,000.00 on 20 Nov 2026: chart and table of its values',
    );
  }
  expect(indexTopics(quote('X', 1), parts)).toBe('value and chart');
});

test('the sample’s sessions contain their value, and its valuations follow its companies', () => {
  const nifty = indexByName('NIFTY 50');
  if (!nifty) throw new Error('no Nifty');
  const { high, low, pe, pb, divyield } = indexDay(nifty);
  expect(Number(high)).toBeGreaterThanOrEqual(nifty.value);
  expect(Number(low)).toBeLessThanOrEqual(nifty.value);
  for (const figure of [pe, pb, divyield]) expect(Number(figure)).toBeGreaterThan(0);
  expect(indexConstituents('NIFTY 50')).toHaveLength(50);
  expect(indexConstituents('NOTHING')).toBeNull();
});

describe('the ranges of a chart', () => {
  /** A value each day up to 14 Aug 2026. */
  const daysBack = (count: number) =>
    Array.from({ length: count + 1 }, (_, at) => ({
      time: addDays('2026-08-14', at - count),
      value: 100 + at,
    }));
  const ranges = (lengths: Partial<Record<IndexRange, number>>) =>
    coveredRanges((range) => (range in lengths ? daysBack(lengths[range] ?? 0) : null)).map(
      ({ range, isWhole }) => [range, isWhole],
    );

  test.each<[Partial<Record<IndexRange, number>>, unknown]>([
    [{}, []],
    [{ '1M': 0 }, []],
    [
      { '1M': 30, '1Y': 365, '5Y': 1826 },
      [
        ['1M', true],
        ['1Y', true],
        ['5Y', true],
      ],
    ],
    // A year and two weeks are no five years, but more than a year.
    [
      { '1M': 30, '1Y': 365, '5Y': 378 },
      [
        ['1M', true],
        ['1Y', true],
        ['5Y', false],
      ],
    ],
    [
      { '1M': 30, '1Y': 365, '5Y': 368 },
      [
        ['1M', true],
        ['1Y', true],
      ],
    ],
    [{ '1M': 2, '1Y': 2, '5Y': 2 }, [['1M', false]]],
  ])('of %j days are %j', (lengths, expected) => {
    expect(ranges(lengths)).toEqual(expected);
  });
});
