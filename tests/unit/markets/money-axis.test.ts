import { axisOf } from '@/lib/domain/market/money-axis';

const labels = (largest: number) => axisOf(largest).ticks.map(({ label }) => label);

it.each([
  [1_161_695, ['₹2.5 lakh', '₹5 lakh', '₹7.5 lakh', '₹10 lakh']],
  [99_914_790, ['₹2 crore', '₹4 crore', '₹6 crore', '₹8 crore']],
  [1_281, ['₹250', '₹500', '₹750', '₹1,000', '₹1,250']],
])('an axis up to %d has round steps in lakh and crore', (largest, expected) => {
  expect(labels(largest)).toEqual(expected);
});

it('has no ticks for 0', () => {
  expect(axisOf(0)).toEqual({ top: 1, ticks: [] });
  expect(axisOf(Number.NaN).ticks).toEqual([]);
});
