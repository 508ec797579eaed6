import { FLOWER, flowerOf } from '@/lib/domain/index/flower';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { countRisers, dayFlower, type PetalShare } from '@/lib/domain/index/petals';
import type { SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { named } from '@/tests/fixtures/company';

const quote = (symbol: string, changePercent: number | null): StockQuote => ({
  symbol,
  close: 1,
  change: null,
  changePercent,
  volume: null,
  valueCrore: null,
  slug: null,
});

const NAMES = namesBySymbol([named('Tata Steel Limited', 'TATASTEEL')]);

const sourced = <T>(data: T, note: string | null = null): Sourced<T> => ({
  data,
  source: 'provider',
  asOf: '2026-06-25T10:00:00.000Z',
  note,
});

const row = (symbol: string, dayBeforePercent: number | null): SnapshotRow => ({
  symbol,
  price: 1,
  changePercent: 1,
  dayBeforePercent,
  marketCapCrore: null,
  pe: null,
  industry: null,
});

const QUIET = Array.from({ length: 6 }, (_, at) => quote(`Q${at}`, 0));
const GAINERS = [quote('TATASTEEL', 4), quote('CIPLA', 1), quote('NEW', null), ...QUIET];
const LOSERS = [quote('ONGC', -2.9), quote('CIPLA', 1), quote('ITC', -0.1), ...QUIET];
const SNAPSHOT = [
  row('TATASTEEL', -1),
  row('ONGC', 90),
  row('ITC', null),
  { ...row('STILL', 2), changePercent: 0 },
  { ...row('UNPRICED', 2), changePercent: null },
];

/** One that did not change is in the index and on no list. */
const MEMBERS = ['TATASTEEL', 'STILL', 'UNPRICED'].map((symbol) => ({
  symbol,
  name: null,
  isin: null,
  industry: null,
  weight: null,
}));

const flowerFor = (note: string | null = null) =>
  dayFlower(
    {
      gainers: sourced(GAINERS, note),
      losers: sourced(LOSERS, note),
      snapshot: sourced(SNAPSHOT),
      members: sourced(MEMBERS),
    },
    NAMES,
  );

const SHARES = flowerFor()?.shares ?? [];
const shareOf = (symbol: string) => SHARES.find((share) => share.symbol === symbol);

it('has each share once, from the largest rise to the largest fall', () => {
  const symbols = SHARES.map(({ symbol }) => symbol);
  expect(symbols.slice(0, 2)).toEqual(['TATASTEEL', 'CIPLA']);
  expect(symbols.slice(-2)).toEqual(['ITC', 'ONGC']);
  expect(symbols).toHaveLength(11);
  expect(SHARES[0]?.name).toBe('Tata Steel');
  expect(countRisers(SHARES)).toBe(2);
});

it('counts a company of the index that did not change, and none without a change', () => {
  expect(shareOf('STILL')?.changePercent).toBe(0);
  expect(shareOf('UNPRICED')).toBeUndefined();
  expect(flowerFor('all shares')?.shares.map(({ symbol }) => symbol)).not.toContain('STILL');
});

it('has the previous day’s changes of the snapshot', () => {
  expect(shareOf('TATASTEEL')?.dayBeforePercent).toBe(-1);
  expect(shareOf('ITC')?.dayBeforePercent).toBeNull();
  expect(shareOf('CIPLA')?.dayBeforePercent).toBeNull();
});

it('is null for too few shares, and marks shares that are no whole index', () => {
  const one = {
    gainers: sourced(GAINERS.slice(0, 2)),
    losers: null,
    snapshot: null,
    members: null,
  };
  expect(dayFlower(one, NAMES)).toBeNull();
  expect(flowerFor()?.isPartial).toBe(false);
  expect(flowerFor('all shares')?.isPartial).toBe(true);
});

it('has tips outside the ring for rises and inside it for falls', () => {
  const { petals, rings } = flowerOf(SHARES);
  const ten = flowerOf(SHARES.slice(0, 10)).petals;
  expect(ten.map(({ turn }) => turn)).toEqual([18, 54, 90, 126, 162, 198, 234, 270, 306, 342]);
  for (const { direction, tip } of petals) {
    expect(Math.sign(tip - FLOWER.zero)).toBe({ up: 1, flat: 0, down: -1 }[direction]);
    expect(tip).toBeGreaterThan(FLOWER.foot);
    expect(tip).toBeLessThanOrEqual(FLOWER.outer);
  }
  expect(rings.every(({ radius }) => radius > FLOWER.zero)).toBe(true);
});

it('draws the previous day from the centre past the disc, within the picture', () => {
  const { path } = flowerOf(SHARES).dayBefore;
  const strokes = path.split('M').slice(1);
  expect(strokes).toHaveLength(3);
  for (const stroke of strokes) {
    const [from = 0, to = 0] = stroke
      .split('L')
      .map((point) => Math.hypot(...(point.match(/-?\d+/g) ?? []).map(Number)));
    expect(from).toBe(0);
    expect(to).toBeGreaterThanOrEqual(FLOWER.foot);
    expect(to).toBeLessThanOrEqual(FLOWER.outer + 20);
  }
});

const share = (changePercent: number): PetalShare => ({
  symbol: 'A',
  name: 'A',
  changePercent,
  dayBeforePercent: null,
});

it('draws small changes small, and nothing for no shares', () => {
  const [only] = flowerOf([share(0.02)]).petals;
  expect(only && only.tip - FLOWER.zero).toBeLessThan(4);
  expect(flowerOf([]).petals).toEqual([]);
  expect(flowerOf([share(1)]).dayBefore.path).toBe('');
});
