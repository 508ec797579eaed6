import { deliveryNote } from '@/lib/content/delivery-charges';
import { deliveryRates, samplePurchase } from '@/lib/content/charges';

it('computes the purchase on the home page to the paisa', () => {
  expect(deliveryNote(samplePurchase.shares, samplePurchase.price, deliveryRates)).toEqual({
    value: 25_000,
    brokerage: 62.5,
    transactionTax: 25,
    // 18 % of 62.50 + 0.79.
    goodsAndServicesTax: 11.39,
    stampDuty: 3.75,
    // 0.00317 % of 25,000.
    fees: 0.79,
    charges: 103.43,
    total: 25_103.43,
  });
});

it.each([
  [1, 99.95],
  [7, 1_333.35],
  [333, 41.07],
  [0, 100],
])('the lines of %d shares at %d add up to the total', (shares, price) => {
  const note = deliveryNote(shares, price, deliveryRates);
  const lines =
    note.value +
    note.brokerage +
    note.transactionTax +
    note.goodsAndServicesTax +
    note.stampDuty +
    note.fees;
  expect(note.total).toBeCloseTo(lines, 6);
  expect(Number.isInteger(note.transactionTax)).toBe(true);
});
