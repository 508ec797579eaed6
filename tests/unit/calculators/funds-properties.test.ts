import { lastHolding } from '@/lib/domain/calculator/average-price';
import { delayOf, type DelayInput } from '@/lib/domain/calculator/records/cost-of-delay-calculator';
import {
  retirementPlan,
  retirementSeries,
  type RetirementInput,
} from '@/lib/domain/calculator/retirement';
import {
  type DirectInput,
  lastDirectRow,
} from '@/lib/domain/calculator/records/direct-vs-regular-calculator';
import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import {
  monthsPaid,
  swpMonths,
  swpNeeded,
  swpSeries,
  type SwpInput,
} from '@/lib/domain/calculator/swp';
import fc from '@/tests/support/properties';

/** Per cent with up to six decimals, as in an address. */
const percent = (min: number, max: number) =>
  fc
    .integer({ min: min * 1_000_000, max: max * 1_000_000 })
    .map((millionths) => millionths / 1_000_000);
const returns = percent(2, 13);
const amounts = fc.integer({ min: 100, max: 1_000_000 });
const years = fc.integer({ min: 1, max: 50 });

const swps: fc.Arbitrary<SwpInput> = fc.record({
  sum: fc.integer({ min: 10_000, max: 1_000_000_000 }),
  amount: amounts,
  rate: returns,
  years,
  raise: percent(0, 20),
  basis: fc.constantFrom('effective', 'nominal'),
  when: fc.constantFrom('end', 'start'),
});

describe('SWP', () => {
  test('the sum of its own inverse lasts exactly as long', () => {
    fc.assert(
      fc.property(swps, (input) => {
        const needed = swpNeeded(input);
        const plan = { ...input, sum: needed };
        expect(monthsPaid(plan)).toBe(12 * input.years);
        expect(Math.abs(swpSeries(plan).at(-1)?.balance ?? NaN)).toBeLessThan(1e-6 * needed);
        expect(monthsPaid({ ...input, sum: needed * 0.99 })).toBeLessThan(12 * input.years);
      }),
    );
  });

  test('a larger sum or return never leaves less, a larger withdrawal never more', () => {
    const left = (input: SwpInput) => swpSeries(input).at(-1)?.balance ?? NaN;
    fc.assert(
      fc.property(swps, amounts, percent(0, 5), (input, more, faster) => {
        const slack = 1e-9 * (input.sum + left(input));
        expect(left({ ...input, sum: input.sum + more })).toBeGreaterThanOrEqual(
          left(input) - slack,
        );
        expect(left({ ...input, rate: input.rate + faster })).toBeGreaterThanOrEqual(
          left(input) - slack,
        );
        expect(left({ ...input, amount: input.amount + more })).toBeLessThanOrEqual(
          left(input) + slack,
        );
      }),
    );
  });

  test('what is left is the sum, plus growth, less withdrawals, and never below nothing', () => {
    fc.assert(
      fc.property(swps, (input) => {
        for (const { balance, growth, withdrawn } of swpSeries(input)) {
          expect(balance).toBeCloseTo(input.sum + growth - withdrawn, 3);
          expect(growth).toBeGreaterThanOrEqual(-1e-6 * input.sum);
        }
        expect(swpMonths(input).every(({ balance }) => balance >= 0)).toBe(true);
      }),
    );
  });
});

test('waiting longer never costs less, and two instalments cost as much as their sum', () => {
  const delays: fc.Arbitrary<DelayInput> = fc.record({
    amount: amounts,
    rate: returns,
    years: fc.integer({ min: 3, max: 50 }),
    delay: fc.constant(1),
    basis: fc.constantFrom('nominal', 'effective'),
  });
  fc.assert(
    fc.property(delays, amounts, (input, other) => {
      const { cost, spared } = delayOf(input);
      expect(cost).toBeGreaterThanOrEqual(spared);
      expect(delayOf({ ...input, delay: 2 }).cost).toBeGreaterThan(cost);
      const both = delayOf({ ...input, amount: input.amount + other }).cost;
      const parts = cost + delayOf({ ...input, amount: other }).cost;
      expect(Math.abs(both - parts)).toBeLessThan(1e-9 * both);
    }),
  );
});

describe('retirement', () => {
  const plans: fc.Arbitrary<RetirementInput> = fc.record({
    age: fc.integer({ min: 18, max: 59 }),
    retire: fc.integer({ min: 60, max: 75 }),
    until: fc.integer({ min: 76, max: 100 }),
    spending: fc.integer({ min: 1_000, max: 1_000_000 }),
    inflation: percent(0, 20),
    savings: fc.constant(0),
    before: returns,
    after: returns,
    basis: fc.constantFrom('nominal', 'effective'),
    spend: fc.constantFrom('monthly', 'yearly'),
  });

  test('its instalment builds the money needed, which is used up by the last birthday', () => {
    fc.assert(
      fc.property(plans, (input) => {
        const { corpus } = retirementPlan(input);
        const rows = retirementSeries(input);
        const stop = rows.findLast(({ isRetired }) => !isRetired)?.balance ?? NaN;
        expect(stop / corpus).toBeGreaterThanOrEqual(1 - 1e-9);
        // The instalment is rounded up: by less than a rupee a month, here of at least some hundreds.
        const surplus = (stop - corpus) * (1 + input.after / 100) ** (input.until - input.retire);
        expect(rows.at(-1)?.balance ?? NaN).toBeLessThanOrEqual(surplus * 1.0001 + 1e-6 * corpus);
      }),
    );
  });

  test('more to spend, a longer life and faster prices need more', () => {
    fc.assert(
      fc.property(plans, amounts, (input, more) => {
        const { corpus } = retirementPlan(input);
        const needs = (change: Partial<RetirementInput>) =>
          retirementPlan({ ...input, ...change }).corpus;
        expect(needs({ spending: input.spending + more })).toBeGreaterThan(corpus);
        expect(needs({ until: input.until + 1 })).toBeGreaterThan(corpus);
        expect(needs({ inflation: input.inflation + 1 })).toBeGreaterThan(corpus);
      }),
    );
  });
});

test('the plan with lower expenses never has less, and money put together costs the same', () => {
  const plans: fc.Arbitrary<DirectInput> = fc.record({
    mode: fc.constantFrom('sip', 'lumpsum'),
    amount: amounts,
    rate: returns,
    direct: percent(0, 3),
    regular: percent(0, 3),
    years,
    way: fc.constantFrom('less', 'times'),
  });
  fc.assert(
    fc.property(plans, amounts, (input, other) => {
      const { direct, regular } = lastDirectRow(input);
      expect(Math.sign(direct - regular)).toBe(Math.sign(input.regular - input.direct) + 0);
      const both = lastDirectRow({ ...input, amount: input.amount + other }).direct;
      const parts = direct + lastDirectRow({ ...input, amount: other }).direct;
      expect(Math.abs(both - parts)).toBeLessThan(1e-9 * both);
    }),
  );
});

test('at a rate that XIRR finds the sums are worth nothing together', () => {
  const flows: fc.Arbitrary<readonly Flow[]> = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 20_000 }),
      sum: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    }),
    { minLength: 2, maxLength: 20 },
  );
  fc.assert(
    fc.property(flows, (sums) => {
      const start = Math.min(...sums.map(({ day }) => day));
      for (const rate of ratesOf(sums, 365)) {
        const parts = sums.map(
          ({ day, sum }) => sum * Math.exp((-Math.log1p(rate / 100) * (day - start)) / 365),
        );
        const most = Math.max(...parts.map(Math.abs));
        const worth = parts.reduce((total, part) => total + part, 0);
        expect(Math.abs(worth)).toBeLessThanOrEqual(1e-7 * most);
      }
    }),
  );
});

test('XIRR finds the rate that a plan was made with', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 300 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
      (rate, paid) => {
        const growth = 1 + rate / 100;
        const flows = paid.map((sum, at) => ({ day: 30 * at, sum: -sum }));
        const end = 30 * paid.length;
        const sum = paid.reduce(
          (total, one, at) => total + one * growth ** ((end - 30 * at) / 365),
          0,
        );
        const [found] = ratesOf([...flows, { day: end, sum }], 365);
        expect(Math.abs((found ?? NaN) - rate)).toBeLessThan(1e-6);
      },
    ),
  );
});

test('both ways to count a sale make the same of holding and sales together', () => {
  const trade = fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 5_000 }));
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 20 }), trade, (bought, [, soldAt]) => {
      const held = bought.reduce((sum, [shares]) => sum + shares, 0);
      const lines = [...bought.map((one) => one.join(' ')), `-${Math.floor(held / 2)} ${soldAt}`];
      const trades = (held > 1 ? lines : lines.slice(0, -1)).join('\n');
      const [average, fifo] = (['average', 'fifo'] as const).map((method) => {
        const { cost, realised } = lastHolding({ trades, price: 1, method });
        return cost - realised;
      });
      expect(average).toBeCloseTo(fifo ?? NaN, 3);
    }),
  );
});
