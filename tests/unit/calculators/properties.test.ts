import { allocationParts, hasHoldings } from '@/lib/domain/calculator/asset-allocation-parts';
import { suggestedShares, type AllocationInput } from '@/lib/domain/calculator/asset-allocation';
import { compoundingTotal, type CompoundingInput } from '@/lib/domain/calculator/compounding-magic';
import { realReturn } from '@/lib/domain/calculator/records/inflation-calculator';
import { DEPOSITS } from '@/lib/domain/calculator/account-fields';
import { ppf, ppfMaturity, ppfSeries } from '@/lib/domain/calculator/records/ppf-calculator';
import { type PpfInput } from '@/lib/domain/calculator/records/ppf-calculator';
import { effectiveYearly, monthlyRate, nominalYearly } from '@/lib/domain/calculator/rates';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { sipSeries, sipTotal, type SipInput } from '@/lib/domain/calculator/sip';
import {
  wealthInstalment,
  wealthPlan,
  wealthSeries,
} from '@/lib/domain/calculator/records/wealth-accumulation-calculator';
import fc from '@/tests/support/properties';

import { expectNotLess, expectSum } from './support';

/** Per cent with up to six decimals, as in an address. */
const percent = (max: number) =>
  fc.integer({ min: 0, max: max * 1_000_000 }).map((millionths) => millionths / 1_000_000);
const rates = percent(50);
const amounts = fc.integer({ min: 100, max: 1_000_000 });
const years = fc.integer({ min: 1, max: 50 });
const bases = fc.constantFrom('nominal', 'effective');

const sips: fc.Arbitrary<SipInput> = fc.record({
  amount: amounts,
  rate: rates,
  years,
  stepup: fc.oneof(fc.constant(0), rates),
  basis: bases,
  when: fc.constantFrom('start', 'end'),
});
const plainSips = sips.map((input) => ({ ...input, stepup: 0 }));

const lumpSums: fc.Arbitrary<CompoundingInput> = fc.record({
  mode: fc.constant('lumpsum'),
  amount: amounts,
  rate: rates,
  invest: years,
  years,
  frequency: fc.constantFrom('1', '2', '4', '12', '365'),
  inflation: percent(20),
});

const ppfs: fc.Arbitrary<PpfInput> = fc.record({
  amount: fc.integer({ min: 42, max: 12_500 }),
  frequency: fc.constantFrom('yearly', 'halfyearly', 'quarterly', 'monthly'),
  timing: fc.constantFrom('before5', 'after5'),
  years: fc.constantFrom('15', '20', '25', '30', '35', '40', '45', '50'),
  extend: fc.constantFrom('with', 'without'),
  rate: percent(15),
  rates: fc.array(fc.option(percent(15)), { maxLength: 50 }),
});

describe('more money, rate or time never gives less', () => {
  const more = fc.record({
    amount: fc.integer({ min: 0, max: 10_000 }),
    rate: percent(10),
    years: fc.integer({ min: 0, max: 10 }),
  });

  test('SIP', () => {
    fc.assert(
      fc.property(sips, more, (input, add) => {
        const total = sipTotal(input);
        expectNotLess(sipTotal({ ...input, amount: input.amount + add.amount }), total);
        expectNotLess(sipTotal({ ...input, rate: input.rate + add.rate }), total);
        expectNotLess(sipTotal({ ...input, years: input.years + add.years }), total);
      }),
    );
  });

  test('lump sum', () => {
    fc.assert(
      fc.property(lumpSums, more, (input, add) => {
        const total = compoundingTotal(input);
        expectNotLess(compoundingTotal({ ...input, amount: input.amount + add.amount }), total);
        expectNotLess(compoundingTotal({ ...input, rate: input.rate + add.rate }), total);
        expectNotLess(compoundingTotal({ ...input, years: input.years + add.years }), total);
      }),
    );
  });

  test('PPF', () => {
    fc.assert(
      fc.property(ppfs, more, (input, add) => {
        const total = ppfMaturity(input);
        const longer = `${Math.min(50, Number(input.years) + 5)}` as PpfInput['years'];
        expectNotLess(ppfMaturity({ ...input, amount: input.amount + add.amount }), total);
        expectNotLess(ppfMaturity({ ...input, rate: input.rate + add.rate }), total);
        expectNotLess(ppfMaturity({ ...input, years: longer }), total);
      }),
    );
  });
});

describe('the parts sum to the whole', () => {
  test('SIP: paid in and growth, in the series, the tiles and the table', () => {
    fc.assert(
      fc.property(sips, (input) => {
        const rows = sipSeries(input);
        const paid = rows.reduce((sum, row) => sum + row.paid, 0);
        expect(rows.at(-1)?.invested).toBeCloseTo(paid, 5);
        const [total, invested, returns] = sip.results(input);
        expectSum([invested?.shown, returns?.shown], total?.shown);
        for (const [, put, growth, , whole] of sip.table(input).rows) {
          expectSum([put, growth], whole);
        }
      }),
    );
  });

  test('PPF: each year opens with the last closing balance, and its row adds up', () => {
    fc.assert(
      fc.property(ppfs, (input) => {
        const rows = ppfSeries(input);
        rows.forEach((row, index) => expect(row.opening).toBe(rows[index - 1]?.total ?? 0));
        for (const [, , opening, paid, interest, total] of ppf.table(input).rows) {
          expectSum([opening, paid, interest], total);
        }
      }),
    );
  });
});

test('a rate of 0 gives P·n', () => {
  fc.assert(
    fc.property(plainSips, ppfs, (one, other) => {
      expect(sipTotal({ ...one, rate: 0 })).toBeCloseTo(one.amount * 12 * one.years, 4);
      const input = { ...other, rate: 0, rates: [], extend: 'with' } as const;
      const deposits = DEPOSITS[input.frequency] * Number(input.years);
      expect(ppfMaturity(input)).toBeCloseTo(input.amount * deposits, 4);
    }),
  );
  expect(
    sipTotal({ amount: 5000, rate: 0, years: 10, stepup: 0, basis: 'effective', when: 'start' }),
  ).toBe(600_000);
});

test('the yearly series is the closed formula', () => {
  fc.assert(
    fc.property(plainSips, fc.double({ min: 0.5, max: 50, noNaN: true }), (input, rate) => {
      const i = monthlyRate(rate, input.basis);
      const n = 12 * input.years;
      const closed = ((input.amount * ((1 + i) ** n - 1)) / i) * (1 + i);
      expect(sipTotal({ ...input, rate, when: 'start' }) / closed).toBeCloseTo(1, 9);
      // At the end of each month every instalment earns a month less.
      const late = sipTotal({ ...input, rate, when: 'end' });
      expect((late * (1 + i)) / closed).toBeCloseTo(1, 9);
    }),
  );
});

test('nominal and effective rates convert into each other', () => {
  fc.assert(
    fc.property(rates, (rate) => {
      expect(nominalYearly(effectiveYearly(rate))).toBeCloseTo(rate, 9);
      expect((1 + monthlyRate(rate, 'effective')) ** 12).toBeCloseTo(1 + rate / 100, 12);
      expectNotLess(effectiveYearly(rate), rate);
    }),
  );
});

test('the instalment of a goal reaches the goal, and one rupee less does not', () => {
  const wealth = fc.record({
    goal: fc.integer({ min: 10_000, max: 1_000_000_000 }),
    years,
    rate: rates,
    inflation: percent(20),
    savings: fc.integer({ min: 0, max: 1_000_000 }),
    basis: bases,
  });
  fc.assert(
    fc.property(wealth, (input) => {
      const { target, savingsThen, gap, onetime } = wealthPlan(input);
      const amount = wealthInstalment(input);
      expectNotLess(wealthSeries(input).at(-1)?.total ?? 0, target);
      const reach = (monthly: number) =>
        savingsThen + sipTotal({ ...input, amount: monthly, stepup: 0, when: 'start' });
      expectNotLess(reach(amount), target);
      if (gap > 0) expect(reach(amount - 1)).toBeLessThan(target * (1 + 1e-9));
      expectNotLess(
        (savingsThen + onetime * (1 + input.rate / 100) ** input.years) * (1 + 1e-9),
        target,
      );
    }),
  );
});

test('PPF paid once before 5 April never gives less than the same sum paid monthly', () => {
  fc.assert(
    fc.property(ppfs, (input) => {
      const monthly = ppfMaturity({ ...input, frequency: 'monthly' });
      const once = {
        ...input,
        frequency: 'yearly',
        timing: 'before5',
        amount: 12 * input.amount,
      } as const;
      expectNotLess(ppfMaturity(once), monthly);
    }),
  );
});

test('an allocation sums to 100 in steps of five, and its moves to 0, or to the example', () => {
  const holding = fc.integer({ min: 0, max: 1_000_000_000_000 }).map((paise) => paise / 100);
  const inputs: fc.Arbitrary<AllocationInput> = fc.record({
    age: fc.integer({ min: 18, max: 100 }),
    risk: fc.constantFrom('conservative', 'moderate', 'aggressive'),
    horizon: fc.integer({ min: 0, max: 50 }),
    base: fc.constantFrom('100', '110', '120'),
    equity: holding,
    debt: holding,
    gold: holding,
    cash: holding,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const { equity, debt, gold, liquid } = suggestedShares(input);
      expect(equity + debt + gold).toBe(100);
      for (const share of [equity, debt, gold]) expect(share % 5).toBe(0);
      expect(liquid).toBeLessThanOrEqual(debt);
      expect(equity).toBeGreaterThanOrEqual(20);
      expect(equity).toBeLessThanOrEqual(input.horizon < 3 ? 20 : input.horizon < 5 ? 40 : 90);
      const parts = allocationParts(input);
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      const whole = hasHoldings(input) ? 0 : 100_000;
      expectSum(
        parts.map(({ difference }) => difference),
        whole,
      );
    }),
  );
});

test('a real return is positive exactly when the return beats inflation', () => {
  fc.assert(
    fc.property(rates, rates, (earned, prices) => {
      expect(Math.sign(realReturn(earned, prices))).toBe(Math.sign(earned - prices));
    }),
  );
});
