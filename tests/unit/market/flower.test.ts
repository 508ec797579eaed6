import { FLOWER, flowerOf } from '@/lib/market/flower';
import { countRisers, namesBySymbol, petalShares } from '@/lib/market/petals';
import type { StockQuote } from '@/lib/provider/records';

const quote = (symbol: string, changePercent: number | null): StockQuote => ({
  symbol,
  close: 1,
  change: null,
  changePercent,
  volume: null,
  valueCrore: null,
  slug: null,
});

const NAMES = namesBySymbol([
  {
    name: 'Tata Steel Limited',
    symbol: 'TATASTEEL',
    industry: null,
    slug: 'tata-steel-limited',
    code: 'TATASTEEL',
    isin: null,
    bseCode: null,
  },
]);

const SHARES = petalShares(
  [quote('TATASTEEL', 4), quote('CIPLA', 1), quote('NEW', null)],
  [quote('ONGC', -2.9), quote('CIPLA', 1), quote('ITC', -0.1)],
  NAMES,
);

it('holds each share once, from the furthest riser to the furthest faller', () => {
  expect(SHARES.map(({ symbol }) => symbol)).toEqual(['TATASTEEL', 'CIPLA', 'ITC', 'ONGC']);
  expect(SHARES[0]?.name).toBe('Tata Steel');
  expect(countRisers(SHARES)).toBe(2);
});

it('reaches past the ring for a rise and stays short of it for a fall', () => {
  const { petals, rings } = flowerOf(SHARES);
  expect(petals.map(({ turn }) => turn)).toEqual([45, 135, 225, 315]);
  for (const { direction, tip } of petals) {
    expect(tip > FLOWER.zero).toBe(direction === 'up');
    expect(tip).toBeGreaterThan(FLOWER.foot);
    expect(tip).toBeLessThanOrEqual(FLOWER.outer);
  }
  expect(rings.every(({ radius }) => radius > FLOWER.zero)).toBe(true);
});

it('draws a calm day calmly and an empty one not at all', () => {
  const [only] = flowerOf([{ symbol: 'A', name: 'A', changePercent: 0.02 }]).petals;
  expect(only && only.tip - FLOWER.zero).toBeLessThan(4);
  expect(flowerOf([]).petals).toEqual([]);
});
