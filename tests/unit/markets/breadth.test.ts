import { breadthOf, breadthSentence } from '@/lib/domain/market/breadth';
import type { SnapshotRow } from '@/lib/domain/company/records';

const row = (changePercent: number | null): SnapshotRow => ({
  symbol: 'X',
  price: 1,
  changePercent,
  dayBeforePercent: null,
  marketCapCrore: null,
  pe: null,
  industry: null,
});

it('counts by the printed change and omits unknown changes', () => {
  const rows = [row(1.2), row(0.004), row(-0.004), row(-3), row(-0.01), row(null)];
  expect(breadthOf(rows)).toEqual({ rose: 1, fell: 2, unchanged: 2 });
});

it.each([
  [726, 1616, 26, 'More than two shares fell for each one that rose'],
  [1616, 726, 26, 'More than two shares rose for each one that fell'],
  [100, 300, 0, 'About three shares fell for each one that rose'],
  [100, 290, 0, 'Almost three shares fell for each one that rose'],
  [191, 253, 1, 'More shares fell than rose'],
  [100, 160, 0, 'Three shares in five fell'],
  [100, 190, 0, 'Almost two shares fell for each one that rose'],
  [500, 505, 3, 'About as many shares rose as fell'],
  [12, 480, 0, 'Ten or more shares fell for each one that rose'],
  [0, 20, 1, 'Every share that moved fell'],
  [20, 0, 1, 'Every share that moved rose'],
  [0, 0, 5, 'No share moved'],
])('%d up, %d down, %d unchanged: %s', (rose, fell, unchanged, sentence) => {
  expect(breadthSentence({ rose, fell, unchanged })).toBe(sentence);
});

it('is null for an empty market', () => {
  expect(breadthSentence({ rose: 0, fell: 0, unchanged: 0 })).toBeNull();
});
