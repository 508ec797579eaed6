import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { lumpSum } from '@/lib/domain/calculator/records/lump-sum-calculator';
import { parseState } from '@/lib/domain/calculator/address';
import { calculationOf } from '@/lib/search/calculations';

test.each([
  ['sip 5000 12% 10', sip, { amount: 5_000, rate: 12, years: 10 }],
  ['SIP ₹10,000 15 years', sip, { amount: 10_000, years: 15 }],
  ['sip 5k 12.5%', sip, { amount: 5_000, rate: 12.5 }],
  ['lumpsum 1 lakh 12% 10 years', lumpSum, { amount: 100_000, rate: 12, years: 10 }],
] as const)('%s is read into its calculator', (query, calculator, values) => {
  const { href = '' } = calculationOf(query) ?? {};
  const state = parseState(calculator as typeof sip, new URLSearchParams(href.split('?')[1]));
  expect(state.isValid).toBe(true);
  expect(state.values).toMatchObject(values);
});

test.each(['sip', 'sip 1 2 3 4', 'sips of 5000', 'sip 5000 in gold', '5000'])(
  '%s is no calculation',
  (query) => expect(calculationOf(query)).toBeNull(),
);
