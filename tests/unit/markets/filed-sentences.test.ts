import type { FiledResult } from '@/lib/domain/company/records';
import { filedFindings, filedInWords } from '@/lib/domain/market/filed-sentences';

const filed = (symbol: string, given: Partial<FiledResult> = {}): FiledResult => ({
  symbol,
  name: null,
  period: '2026-09-30',
  filedOn: '2026-10-15',
  basis: 'consolidated',
  kind: 'industrial',
  salesCrore: 100,
  netProfitCrore: 10,
  salesGrowthPercent: 5,
  profitGrowthPercent: -2,
  ...given,
});

test('what was filed on a day is counted', () => {
  const rows = [filed('A'), filed('B', { profitGrowthPercent: 3 })];
  expect(filedFindings(rows)).toEqual([
    '2 companies filed results: one with more profit than a year before, one with less',
    '2 companies filed results',
  ]);
  expect(filedFindings([filed('A')])[0]).toBe('1 company filed results');
  expect(filedFindings([])).toEqual(['', '']);
});

test.each<[string, Partial<FiledResult>, string]>([
  ['both', {}, 'Revenue ₹100.00 crore, up 5.0%; net profit ₹10.00 crore, down 2.0%'],
  [
    'a bank with a loss',
    { kind: 'bank', netProfitCrore: -3, profitGrowthPercent: null },
    'Interest earned ₹100.00 crore, up 5.0%; net loss ₹3.00 crore',
  ],
  ['profit alone', { salesCrore: null }, 'Net profit ₹10.00 crore, down 2.0%'],
])('a filing is told in words: %s', (_what, given, words) => {
  expect(filedInWords(filed('A', given))).toBe(words);
});
