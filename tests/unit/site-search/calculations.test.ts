import { emi } from '@/lib/domain/calculator/records/emi-calculator';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { lumpSum } from '@/lib/domain/calculator/records/lump-sum-calculator';
import { parseState } from '@/lib/domain/calculator/address';
import { calculationOf } from '@/lib/search/calculations';

test.each([
  ['sip 5000 12% 10', sip, { amount: 5_000, rate: 12, years: 10 }],
  ['SIP ₹10,000 15 years', sip, { amount: 10_000, years: 15 }],
  ['sip 5k 12.5%', sip, { amount: 5_000, rate: 12.5 }],
  ['sip of 5000 a month for 10 years at 12%', sip, { amount: 5_000, rate: 12, years: 10 }],
  ['home loan emi 20 lakh 8.5% 20 years', emi, { amount: 2_000_000, rate: 8.5, years: 20 }],
  ['emi calculator 20 lakh', emi, { amount: 2_000_000 }],
  ['lumpsum 1 lakh 12% 10 years', lumpSum, { amount: 100_000, rate: 12, years: 10 }],
] as const)('%s is read into its calculator', (query, calculator, values) => {
  const { href = '' } = calculationOf(query) ?? {};
  const state = parseState(calculator as typeof sip, new URLSearchParams(href.split('?')[1]));
  expect(state.isValid).toBe(true);
  expect(state.values).toMatchObject(values);
});

test.each([
  'emi',
  'loan against shares 5 lakh',
  'sip',
  'sip 1 2 3 4',
  'sips of 5000',
  'sip 5000 in gold',
  '5000',
])('%s is no calculation', (query) => expect(calculationOf(query)).toBeNull());
