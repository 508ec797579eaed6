import { capitalGains } from '@/lib/domain/calculator/records/capital-gains-calculator';
import { emi } from '@/lib/domain/calculator/records/emi-calculator';
import { epf } from '@/lib/domain/calculator/records/epf-calculator';
import { fd } from '@/lib/domain/calculator/records/fd-calculator';
import { gratuity } from '@/lib/domain/calculator/records/gratuity-calculator';
import { hra } from '@/lib/domain/calculator/records/hra-calculator';
import { incomeTax } from '@/lib/domain/calculator/records/income-tax-calculator';
import { nps } from '@/lib/domain/calculator/records/nps-calculator';
import { rd, rdMaturity } from '@/lib/domain/calculator/records/rd-calculator';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { ssy } from '@/lib/domain/calculator/records/ssy-calculator';
import { stepUpSip } from '@/lib/domain/calculator/records/step-up-sip-calculator';
import type { Calculator } from '@/lib/domain/calculator';

import { inputOf, resultsOf } from './support';

type Row = readonly [address: string, id: string, rupees: number, calculator: Calculator];

/** Values that others have published to the rupee, here with the paise of the formula. */
test.each<Row>([
  ['amount=1000000&rate=7.2&years=10', 'emi', 11_714.19, emi],
  ['amount=100000&rate=7&years=5', 'maturity', 141_477.82, fd],
  ['amount=500000&rate=7&years=5', 'maturity', 707_389.1, fd],
  ['amount=5000&rate=6.7&months=60', 'maturity', 356_829.14, rd],
  ['amount=150000&rate=8.2', 'maturity', 7_182_119.17, ssy],
  ['amount=5000&rate=10&age=30&annuity=40&pension=6', 'corpus', 11_396_626.62, nps],
  ['amount=5000&rate=10&age=30&annuity=40&pension=6', 'lumpsum', 6_837_975.97, nps],
  ['amount=5000&rate=10&age=30&annuity=40&pension=6', 'pension', 22_793.25, nps],
  ['wage=6000&years=8&months=7', 'gratuity', 31_153.85, gratuity],
  ['salary=30000&hra=15000&rent=12000&city=metro', 'exempt', 9_000, hra],
  ['salary=75000&hra=25000&rent=20000&city=metro', 'exempt', 12_500, hra],
  ['cost=200000&fmv=250000&value=300000&bought=before', 'cost', 250_000, capitalGains],
  ['cost=200000&fmv=250000&value=300000&bought=before', 'gain', 50_000, capitalGains],
  ['cost=50000&fmv=65502.22&value=60010.1&bought=before', 'gain', 0, capitalGains],
  ['cost=0&value=500000', 'tax', 48_750, capitalGains],
])('%s: %s is %d', (address, id, expected, calculator) => {
  expect(resultsOf(calculator, address)[id]?.shown).toBe(expected);
});

/** Where others have published a wrong value: what their own inputs give. */
test.each<readonly [string, string, ours: number, published: number, Calculator]>([
  ['amount=3600&rate=8&age=21&until=60', 'corpus', 11_640_165.83, 10_706_420, nps],
  ['salary=50000&hra=18000&rent=12000&city=added&year=2025', 'exempt', 7_000, 10_000, hra],
])('%s: %s is %d, not the published %d', (address, id, expected, _, calculator) => {
  expect(resultsOf(calculator, address)[id]?.shown).toBe(expected);
});

test('a recurring deposit “at 7.2%” whose published ₹725.05 for ₹10 a month is that of 7.3%', () => {
  const paid = (rate: number) =>
    10 * rdMaturity({ ...inputOf(rd, ''), amount: 1, rate, months: 60 });
  expect(paid(7.2)).toBeCloseTo(723.14, 2);
  expect(paid(7.3)).toBeCloseTo(725.05, 2);
});

test('Sukanya Samriddhi: all 21 years as published', () => {
  const { rows } = ssy.table(inputOf(ssy, ''));
  expect(rows).toHaveLength(21);
  expect(rows[0]).toEqual([1, 8.2, 0, 150_000, 12_300, 162_300]);
  expect(rows[14]?.at(-1)).toBe(4_475_989.33);
  expect(rows[15]?.[3]).toBe(0);
  expect(rows[20]?.at(-1)).toBe(7_182_119.17);
});

test('long-term gains of ₹5 lakh: 12.5% of what exceeds ₹1.25 lakh, then the cess', () => {
  const { rows } = capitalGains.table(inputOf(capitalGains, 'cost=0&value=500000'));
  expect(rows).toContainEqual(['Tax at 12.5%', 46_875]);
  expect(rows).toContainEqual(['Cess of 4%', 1_875]);
});

/** Worked by hand from the rates in force. */
test.each<Row>([
  // The new regime of 2026-27: nil up to ₹12 lakh, ₹12.75 lakh of salary.
  ['salary=1275000', 'tax-new', 0, incomeTax],
  ['salary=1285000', 'tax-new', 10_400, incomeTax],
  ['salary=1500000', 'tax-new', 97_500, incomeTax],
  ['salary=2475000', 'tax-new', 312_000, incomeTax],
  ['salary=1500000&deductions=200000', 'tax-old', 195_000, incomeTax],
  ['salary=550000&deductions=0', 'tax-old', 0, incomeTax],
  ['salary=550100&deductions=0', 'tax-old', 13_020.8, incomeTax],
  ['other=1000000&salary=0&deductions=0&age=senior', 'tax-old', 114_400, incomeTax],
  ['other=1000000&salary=0&deductions=0&age=supersenior', 'tax-old', 104_000, incomeTax],
  ['salary=775000&year=2024-25', 'tax-new', 0, incomeTax],
  ['salary=1575000&year=2024-25', 'tax-new', 145_600, incomeTax],
  // Surcharge of 10% at ₹60 lakh; marginal relief at ₹50,10,000.
  ['salary=0&other=6000000', 'tax-new', 1_578_720, incomeTax],
  ['salary=0&other=5010000', 'tax-new', 1_133_600, incomeTax],
  // Marginal relief at ₹2 crore and, in the old regime, at ₹5 crore, where the new one has no step.
  ['salary=0&other=20100000', 'tax-new', 6_777_680, incomeTax],
  ['salary=0&other=50500000&deductions=0', 'tax-old', 19_776_250, incomeTax],
  ['salary=0&other=50500000', 'tax-new', 19_149_000, incomeTax],
  // Employees' provident fund: one year at 8.25%, ₹1,250 to the pension scheme.
  ['wage=20000&raise=0&age=57', 'own', 28_800, epf],
  ['wage=20000&raise=0&age=57', 'employer', 13_800, epf],
  ['wage=20000&raise=0&age=57', 'interest', 1_610.81, epf],
  ['wage=20000&raise=0&age=57&base=ceiling&pension=none', 'employer', 21_600, epf],
  // A flat rate: (1,00,000 + 30,000) / 36, all of its interest due whatever is paid early.
  ['amount=100000&rate=10&years=3&on=flat', 'emi', 3_611.11, emi],
  ['amount=100000&rate=10&years=3&on=flat&part=50000', 'interest', 30_000, emi],
  // Paid at the month's end: (1.01^12 − 1) / 0.01 times the instalment, without the last factor.
  ['amount=1000&rate=12&years=1&when=end', 'total', 12_682.5, sip],
  ['amount=1000&rate=12&years=1&when=end&stepup=0', 'total', 12_682.5, stepUpSip],
  ['amount=5000&rate=10&age=30&when=end', 'corpus', 11_302_439.62, nps],
  // Gratuity beyond the ceiling; not covered; for a fixed term; too short.
  ['wage=300000&years=20', 'exempt', 2_000_000, gratuity],
  ['wage=60000&years=10&months=11&cover=other', 'gratuity', 300_000, gratuity],
  ['wage=26000&years=1&months=6&post=fixed', 'gratuity', 22_500, gratuity],
  ['wage=26000&years=4&months=11', 'gratuity', 0, gratuity],
  // Bengaluru counts as a metropolitan city from 2026-27.
  ['salary=50000&hra=25000&rent=40000&city=added', 'exempt', 25_000, hra],
  ['salary=50000&hra=25000&rent=40000&city=added&year=2025', 'exempt', 20_000, hra],
  ['salary=50000&hra=25000&rent=4000', 'exempt', 0, hra],
  // Short-term gains before and since 23 July 2024, with a surcharge.
  ['cost=100000&value=200000&held=short', 'tax', 20_800, capitalGains],
  ['cost=100000&value=200000&held=short&sold=mid', 'tax', 15_600, capitalGains],
  ['cost=0&value=500000&sold=early', 'tax', 41_600, capitalGains],
  ['cost=0&value=500000&surcharge=15', 'tax', 56_062.5, capitalGains],
  ['cost=300000&value=200000', 'tax', 0, capitalGains],
  // A deposit with a quarter that is not complete; one that pays its interest out.
  ['amount=100000&rate=8&years=1&months=1', 'maturity', 108_964.84, fd],
  ['amount=100000&rate=7&years=5&interest=0', 'maturity', 135_000, fd],
])('%s: %s is %d', (address, id, expected, calculator) => {
  expect(resultsOf(calculator, address)[id]?.shown).toBe(expected);
});
