import { chargesFaqs } from '@/lib/content/charges-page';
import { equityBroking } from '@/lib/content/products/equity-broking';
import { franchisee } from '@/lib/content/products/franchisee';
import { brokerageOn } from '@/lib/domain/charge/firm-tariff';
import type { Tariff } from '@/lib/domain/charge/tariff';

/** A firm that takes ₹10 for an order of any segment, where the sample firm takes a percentage. */
jest.mock('@/firm/tariff', () => {
  const { tariff } = jest.requireActual<{ tariff: Tariff }>('@/firm/tariff');
  const brokerage = Object.fromEntries(
    Object.keys(tariff.brokerage).map((segment) => [segment, { kind: 'flat', rupees: 10 }]),
  );
  return { tariff: { ...tariff, brokerage } };
});

const answers = chargesFaqs.map(({ answer }) => answer).join('\n');

test('a flat fee is the brokerage on an order of any value', () => {
  expect(brokerageOn('delivery', 1_000)).toBe(10);
  expect(brokerageOn('delivery', 50_00_000)).toBe(10);
});

test('copy on brokerage states a flat fee as one', () => {
  expect(answers).toContain('On ₹1,000 of shares for delivery our brokerage is ₹10');
  expect(JSON.stringify(equityBroking)).toContain('Brokerage on delivery: ₹10.00 per order');
  expect(JSON.stringify(franchisee)).toContain('at a brokerage of ₹10.00 per order');
});

test('no copy has a figure that a flat fee lacks', () => {
  const copy = JSON.stringify([chargesFaqs, equityBroking, franchisee]);
  expect(copy).not.toMatch(/NaN|undefined|null%/);
});
