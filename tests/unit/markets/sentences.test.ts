import { industriesOf } from '@/lib/domain/market/industries';
import { industrySentence } from '@/lib/domain/market/industry-sentence';
import { furthestIndex, furthestMovement, mainIndex } from '@/lib/domain/index/movement';
import type { IndexQuote } from '@/lib/domain/index/records';

const quote = (name: string, value: number | null, changePercent: number | null): IndexQuote => ({
  name,
  value,
  change: null,
  changePercent,
  asOf: null,
});

const QUOTES = [
  quote('Sensex', 81_000, -0.5),
  quote('Nifty 50', 24_800, -0.46),
  quote('Nifty IT', 29_000, 0.59),
  quote('Nifty 500', 23_000, null),
];

it('names the Nifty 50, or the first index with a value', () => {
  expect(mainIndex(QUOTES)?.name).toBe('Nifty 50');
  expect(mainIndex([quote('Sensex', null, 1), quote('Nifty IT', 2, 1)])?.name).toBe('Nifty IT');
  expect(mainIndex([])).toBeNull();
});

it('finds the other index with the largest change', () => {
  expect(furthestIndex(QUOTES)?.name).toBe('Nifty IT');
  expect(furthestMovement(0.59)).toBe('rose the most, by 0.59%');
  expect(furthestMovement(-1.25)).toBe('fell the most, by 1.25%');
  expect(furthestIndex([quote('Nifty 50', 1, -2), quote('Sensex', 1, 0.001)])).toBeNull();
});

it('names the industries with the lowest and highest change, the larger change first', () => {
  const rows = [
    ['Metals & Mining', -1.8],
    ['Automobile and Auto Components', 0.6],
    ['Power', -0.2],
  ].map(([industry, changePercent]) => ({
    symbol: 'X',
    price: 1,
    changePercent: Number(changePercent),
    dayBeforePercent: null,
    marketCapCrore: 1,
    pe: null,
    industry: String(industry),
  }));
  expect(industrySentence(industriesOf(rows, 9))).toBe(
    'Among industries, metals lost 1.80% on average and autos gained 0.60%.',
  );
  const fallers = rows.filter(({ changePercent }) => changePercent < 0);
  expect(industrySentence(industriesOf(fallers, 9))).toBe(
    'Among industries, metals lost 1.80% on average, power only 0.20%.',
  );
  expect(industrySentence(industriesOf(rows.slice(0, 1), 9))).toBeNull();
});
