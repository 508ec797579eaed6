import {
  capitalGain,
  type GainInput,
} from '@/lib/domain/calculator/records/capital-gains-calculator';
import {
  gratuityOf,
  type GratuityInput,
} from '@/lib/domain/calculator/records/gratuity-calculator';
import { hraOf, type HraInput } from '@/lib/domain/calculator/records/hra-calculator';
import { taxOf, taxYear, type TaxInput } from '@/lib/domain/calculator/income-tax';
import fc from '@/tests/support/properties';

import { expectNotLess } from './support';

const sums = fc.integer({ min: 0, max: 100_000_000 });
const few = fc.integer({ min: 0, max: 1_000_000 });

const taxes: fc.Arbitrary<TaxInput> = fc.record({
  salary: sums,
  other: sums,
  deductions: few,
  employer: few,
  age: fc.constantFrom('below60', 'senior', 'supersenior'),
  year: fc.constantFrom('2024-25', '2025-26', '2026-27'),
});
/** Incomes on both sides of the limits at which rebate and surcharge begin or rise. */
const steps = fc
  .tuple(
    fc.constantFrom(500_000, 700_000, 1_200_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000),
    fc.integer({ min: -200_000, max: 200_000 }),
  )
  .map(([limit, by]) => Math.max(0, limit + by));
const regimes = fc.constantFrom('new', 'old');

describe('income tax', () => {
  test('never falls when the income rises, nor when a deduction falls away', () => {
    fc.assert(
      fc.property(taxes, fc.oneof(sums, steps), few, regimes, (input, other, more, regime) => {
        const present = { ...input, other };
        const { due } = taxOf(present, regime);
        expectNotLess(taxOf({ ...present, other: other + more }, regime).due, due);
        expectNotLess(taxOf({ ...present, deductions: 0 }, regime).due, due);
      }),
      { numRuns: 500 },
    );
  });

  test('before the cess, takes at most each further rupee where marginal relief applies', () => {
    fc.assert(
      fc.property(taxes, steps, few, (input, other, more) => {
        const present = { ...input, salary: 0, other, employer: 0 };
        const before = ({ due, cess }: ReturnType<typeof taxOf>) => due - cess;
        const now = before(taxOf(present, 'new'));
        expectNotLess(now + more, before(taxOf({ ...present, other: other + more }, 'new')));
      }),
      { numRuns: 500 },
    );
  });

  test('is its parts, and its cess is 4% of the others', () => {
    fc.assert(
      fc.property(taxes, regimes, (input, regime) => {
        const tax = taxOf(input, regime);
        const net = tax.bySlabs - tax.rebate + tax.surcharge;
        expect(tax.rebate).toBeLessThanOrEqual(tax.bySlabs);
        expect(tax.cess).toBeCloseTo((net * taxYear(input.year).cess) / 100, 4);
        expect(tax.due).toBeCloseTo(net + tax.cess, 4);
      }),
    );
  });
});

const gains: fc.Arbitrary<GainInput> = fc.record({
  value: fc.integer({ min: 1, max: 100_000_000 }),
  cost: sums,
  held: fc.constantFrom('long', 'short'),
  bought: fc.constantFrom('after', 'before'),
  sold: fc.constantFrom('now', 'mid', 'early'),
  surcharge: fc.constantFrom('0', '10', '15'),
  fmv: sums,
  expenses: fc.constantFrom(0, 500),
  used: few,
});

test('tax on gains: rises with the sale, falls with the cost, none on a loss', () => {
  fc.assert(
    fc.property(gains, few, (input, more) => {
      const { due, gain, exempt, taxed } = capitalGain(input);
      expectNotLess(capitalGain({ ...input, value: input.value + more }).due, due);
      expectNotLess(due, capitalGain({ ...input, cost: input.cost + more }).due);
      expect(exempt + taxed).toBeCloseTo(Math.max(0, gain), 4);
      if (gain <= 0) expect(due).toBe(0);
    }),
  );
});

test('the value of 31 January 2018 never raises the tax and never makes a loss', () => {
  fc.assert(
    fc.property(gains, (input) => {
      const old = { ...input, held: 'long', bought: 'before', expenses: 0 } as const;
      const without = capitalGain({ ...old, bought: 'after' });
      const { gain, due } = capitalGain(old);
      expectNotLess(without.due, due);
      expect(gain).toBeGreaterThanOrEqual(Math.min(0, without.gain));
    }),
  );
});

test('HRA: within its three limits, and never less with a higher rent', () => {
  const inputs: fc.Arbitrary<HraInput> = fc.record({
    salary: fc.integer({ min: 1_000, max: 1_000_000 }),
    hra: few,
    rent: few,
    months: fc.integer({ min: 1, max: 12 }),
    city: fc.constantFrom('metro', 'added', 'other'),
    year: fc.constantFrom('2025', '2026'),
  });
  fc.assert(
    fc.property(inputs, few, (input, more) => {
      const { exempt, received, overRent, ofSalary } = hraOf(input);
      expect([received, overRent, ofSalary]).toContain(exempt);
      expect(exempt).toBeGreaterThanOrEqual(0);
      for (const limit of [received, overRent, ofSalary]) expectNotLess(limit, exempt);
      expectNotLess(hraOf({ ...input, rent: input.rent + more }).exempt, exempt);
    }),
  );
});

test('gratuity: proportional to the wage, never less for longer service, free up to the ceiling', () => {
  const inputs: fc.Arbitrary<GratuityInput> = fc.record({
    wage: fc.integer({ min: 1_000, max: 1_000_000 }),
    years: fc.integer({ min: 0, max: 50 }),
    months: fc.integer({ min: 0, max: 11 }),
    cover: fc.constantFrom('covered', 'other'),
    post: fc.constantFrom('permanent', 'fixed'),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const { sum, exempt } = gratuityOf(input);
      expect(gratuityOf({ ...input, wage: 2 * input.wage }).sum).toBeCloseTo(2 * sum, 4);
      expectNotLess(gratuityOf({ ...input, years: input.years + 1 }).sum, sum);
      expect(exempt).toBe(Math.min(sum, 2_000_000));
    }),
  );
});
