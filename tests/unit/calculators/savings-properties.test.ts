import { DEPOSITS } from '@/lib/domain/calculator/account-fields';
import {
  emiOf,
  loanInterest,
  loanSeries,
  otherRate,
  type EmiInput,
} from '@/lib/domain/calculator/emi';
import { epfSeries, epfSums, type EpfInput } from '@/lib/domain/calculator/records/epf-calculator';
import { fdMaturity, fdSeries, type FdInput } from '@/lib/domain/calculator/records/fd-calculator';
import { npsExit, type NpsInput } from '@/lib/domain/calculator/records/nps-calculator';
import { rdMaturity, type RdInput } from '@/lib/domain/calculator/records/rd-calculator';
import {
  ssyMaturity,
  ssySeries,
  type SsyInput,
} from '@/lib/domain/calculator/records/ssy-calculator';
import fc from '@/tests/support/properties';

import { expectNotLess } from './support';

const hundredths = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredth) => hundredth / 100);
const amounts = fc.integer({ min: 1_000, max: 1_000_000 });
const more = fc.record({ amount: fc.integer({ min: 0, max: 100_000 }), rate: hundredths(5) });

const loans: fc.Arbitrary<EmiInput> = fc.record({
  amount: fc.integer({ min: 10_000, max: 100_000_000 }),
  rate: hundredths(30),
  years: fc.integer({ min: 1, max: 40 }),
  on: fc.constantFrom('reducing', 'flat'),
  part: fc.oneof(fc.constant(0), amounts),
  every: fc.constantFrom('once', 'yearly'),
  after: fc.integer({ min: 1, max: 39 }),
  keep: fc.constantFrom('emi', 'term'),
});

describe('a loan', () => {
  test('ends at zero within its term, having repaid exactly what was lent', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const rows = loanSeries(input);
        const last = rows.at(-1);
        const repaid = rows.reduce((sum, { principal, part }) => sum + principal + part, 0);
        expect(last?.balance).toBe(0);
        expect(last?.months).toBeLessThanOrEqual(12 * input.years);
        expect(Math.abs(repaid - input.amount)).toBeLessThan(0.01);
        rows.forEach(({ balance }, index) =>
          expect(balance).toBeLessThanOrEqual(rows[index - 1]?.balance ?? input.amount),
        );
      }),
    );
  });

  test('costs its instalments where nothing is paid early', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const plain = { ...input, part: 0 };
        const total = loanSeries(plain).at(-1)?.total ?? 0;
        expect(Math.abs(total - 12 * input.years * emiOf(plain))).toBeLessThan(total * 1e-6 + 0.01);
      }),
    );
  });

  test('has the same EMI when its rate is quoted the other way', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const on = input.on === 'flat' ? 'reducing' : 'flat';
        const other = { ...input, on, rate: otherRate(input) } as const;
        expect(emiOf(other) / emiOf(input)).toBeCloseTo(1, 9);
        expect(Math.abs(otherRate(other) - input.rate)).toBeLessThan(1e-6);
      }),
    );
  });

  test('costs no more interest with a part payment, and least with the same EMI', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const plain = loanInterest({ ...input, part: 0 });
        const sameTerm = loanInterest({ ...input, keep: 'term' });
        expectNotLess(plain + 0.01, sameTerm);
        expectNotLess(sameTerm + 0.01, loanInterest({ ...input, keep: 'emi' }));
      }),
    );
  });
});

const fds: fc.Arbitrary<FdInput> = fc.record({
  amount: amounts,
  rate: hundredths(15),
  years: fc.integer({ min: 0, max: 20 }),
  months: fc.integer({ min: 1, max: 11 }),
  interest: fc.constantFrom('0', '1', '2', '4', '12'),
});

test('FD: more money, rate or time never gives less; two deposits make the sum of both', () => {
  fc.assert(
    fc.property(fds, more, (input, add) => {
      const total = fdMaturity(input);
      const larger = fdMaturity({ ...input, amount: input.amount + add.amount });
      expectNotLess(larger, total);
      expect(larger).toBeCloseTo(total + fdMaturity({ ...input, amount: add.amount }), 4);
      expectNotLess(fdMaturity({ ...input, rate: input.rate + add.rate }), total);
      expectNotLess(fdMaturity({ ...input, years: input.years + 1 }), total);
      expect(fdSeries(input).at(-1)?.total).toBe(total);
    }),
  );
});

const rds: fc.Arbitrary<RdInput> = fc.record({
  amount: amounts,
  rate: hundredths(15),
  months: fc.integer({ min: 6, max: 120 }),
  interest: fc.constantFrom('4', '12'),
});

test('RD: monotone and additive; interest added monthly never gives less than quarterly', () => {
  fc.assert(
    fc.property(rds, more, (input, add) => {
      const total = rdMaturity(input);
      const larger = rdMaturity({ ...input, amount: input.amount + add.amount });
      expect(larger).toBeCloseTo(total + rdMaturity({ ...input, amount: add.amount }), 4);
      expectNotLess(rdMaturity({ ...input, rate: input.rate + add.rate }), total);
      expectNotLess(rdMaturity({ ...input, months: input.months + 1 }), total);
      expectNotLess(
        rdMaturity({ ...input, interest: '12' }),
        rdMaturity({ ...input, interest: '4' }),
      );
      expect(rdMaturity({ ...input, rate: 0 })).toBeCloseTo(input.amount * input.months, 4);
    }),
  );
});

const ssys: fc.Arbitrary<SsyInput> = fc.record({
  amount: fc.integer({ min: 21, max: 12_500 }),
  frequency: fc.constantFrom('yearly', 'halfyearly', 'quarterly', 'monthly'),
  timing: fc.constantFrom('before5', 'after5'),
  age: fc.integer({ min: 0, max: 9 }),
  rate: hundredths(15),
  rates: fc.constant([]),
});

test('Sukanya Samriddhi: monotone, by the 5th never less, fifteen years of deposits', () => {
  fc.assert(
    fc.property(ssys, more, (input, add) => {
      const total = ssyMaturity(input);
      expectNotLess(ssyMaturity({ ...input, amount: input.amount + add.amount }), total);
      expectNotLess(ssyMaturity({ ...input, rate: input.rate + add.rate }), total);
      expectNotLess(ssyMaturity({ ...input, timing: 'before5' }), total);
      const paid = 15 * DEPOSITS[input.frequency] * input.amount;
      expect(ssySeries(input).at(-1)?.invested).toBeCloseTo(paid, 4);
    }),
  );
});

const npses: fc.Arbitrary<NpsInput> = fc.record({
  amount: amounts,
  rate: hundredths(13),
  age: fc.integer({ min: 18, max: 59 }),
  until: fc.integer({ min: 60, max: 85 }),
  annuity: fc.integer({ min: 0, max: 100 }),
  pension: hundredths(15),
  sector: fc.constantFrom('private', 'government'),
  basis: fc.constantFrom('nominal', 'effective'),
  when: fc.constantFrom('start', 'end'),
});

test('NPS: lump sum and annuity are the whole, and the least annuity is within it', () => {
  fc.assert(
    fc.property(npses, more, (input, add) => {
      const { corpus, lumpSum, annuity, leastAnnuity, taxed } = npsExit(input);
      expect((lumpSum + annuity) / corpus).toBeCloseTo(1, 9);
      expect(leastAnnuity).toBeLessThanOrEqual(corpus);
      if (input.annuity >= 40) expect(taxed).toBeLessThan(1);
      expectNotLess(npsExit({ ...input, amount: input.amount + add.amount }).corpus, corpus);
      expectNotLess(npsExit({ ...input, rate: input.rate + add.rate }).corpus, corpus);
    }),
  );
});

test('NPS: the rules of leaving by the size of the sum', () => {
  const at = (amount: number, sector: NpsInput['sector']) =>
    npsExit({
      amount,
      sector,
      rate: 2,
      age: 59,
      until: 60,
      annuity: 0,
      pension: 6,
      basis: 'effective',
      when: 'start',
    });
  expect(at(60_000, 'private').leastAnnuity).toBe(0);
  const middle = at(80_000, 'private');
  expect(middle.corpus - middle.leastAnnuity).toBeCloseTo(600_000, 4);
  const large = at(200_000, 'private');
  expect(large.leastAnnuity / large.corpus).toBeCloseTo(0.2, 9);
  const official = at(200_000, 'government');
  expect(official.leastAnnuity / official.corpus).toBeCloseTo(0.4, 9);
  expect(large.taxed / large.corpus).toBeCloseTo(0.4, 9);
});

const epfs: fc.Arbitrary<EpfInput> = fc.record({
  wage: amounts,
  raise: hundredths(20),
  age: fc.integer({ min: 18, max: 57 }),
  until: fc.integer({ min: 58, max: 60 }),
  balance: fc.oneof(fc.constant(0), amounts),
  own: fc.integer({ min: 12, max: 100 }),
  rate: hundredths(15),
  base: fc.constantFrom('full', 'ceiling'),
  pension: fc.constantFrom('member', 'none'),
});

test('EPF: the parts make the whole; more of anything never gives less', () => {
  fc.assert(
    fc.property(epfs, more, (input, add) => {
      const { total, own, employer, interest } = epfSums(input);
      expect((own + employer + interest + input.balance) / total).toBeCloseTo(1, 9);
      for (const { paid } of epfSeries(input)) expect(paid).toBeGreaterThan(0);
      expectNotLess(epfSums({ ...input, rate: input.rate + add.rate }).total, total);
      expectNotLess(epfSums({ ...input, balance: input.balance + add.amount }).total, total);
      expectNotLess(epfSums({ ...input, pension: 'none' }).total, total);
      expectNotLess(epfSums({ ...input, base: 'full' }).total, total);
    }),
  );
});
