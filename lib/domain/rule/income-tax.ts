import { REVIEWED, type DatedRule } from './types';

type AgeGroup = 'below60' | 'senior' | 'supersenior';
export type RegimeName = 'new' | 'old';

/** Rates in per cent, each from an income in rupees on. */
export type Steps = readonly (readonly [above: number, percent: number])[];

interface Regime {
  readonly slabs: Readonly<Record<AgeGroup, Steps>>;
  readonly standardDeduction: number;
  /** No tax up to this total income, at most this rebate; `relief` softens the step above it. */
  readonly rebate: { readonly upTo: number; readonly most: number; readonly relief: boolean };
  readonly surcharge: Steps;
}

interface TaxYear extends Readonly<Record<RegimeName, Regime>> {
  readonly cess: number;
}

/** The same slabs at every age. */
const atEveryAge = (steps: Steps): Regime['slabs'] => ({
  below60: steps,
  senior: steps,
  supersenior: steps,
});

const SURCHARGE_TO_25: Steps = [
  [5_000_000, 10],
  [10_000_000, 15],
  [20_000_000, 25],
];

const oldSlabs = (exempt: number): Steps => [
  ...(exempt < 500_000 ? ([[exempt, 5]] as const) : []),
  [500_000, 20],
  [1_000_000, 30],
];

/** Unchanged since the tax year 2019-20, but for the standard deduction's year. */
const OLD: Regime = {
  slabs: { below60: oldSlabs(250_000), senior: oldSlabs(300_000), supersenior: oldSlabs(500_000) },
  standardDeduction: 50_000,
  rebate: { upTo: 500_000, most: 12_500, relief: false },
  surcharge: [...SURCHARGE_TO_25, [50_000_000, 37]],
};

const NEW_SINCE_2025: Regime = {
  slabs: atEveryAge([
    [400_000, 5],
    [800_000, 10],
    [1_200_000, 15],
    [1_600_000, 20],
    [2_000_000, 25],
    [2_400_000, 30],
  ]),
  standardDeduction: 75_000,
  rebate: { upTo: 1_200_000, most: 60_000, relief: true },
  surcharge: SURCHARGE_TO_25,
};

const NEW_2024: Regime = {
  slabs: atEveryAge([
    [300_000, 5],
    [700_000, 10],
    [1_000_000, 15],
    [1_200_000, 20],
    [1_500_000, 30],
  ]),
  standardDeduction: 75_000,
  rebate: { upTo: 700_000, most: 25_000, relief: true },
  surcharge: SURCHARGE_TO_25,
};

const href = 'https://www.incometax.gov.in/';
const name = 'Income-tax slabs, rebate, surcharge and cess';

/** By tax year, oldest first. */
export const TAX_YEARS: readonly DatedRule<TaxYear>[] = [
  {
    name: `${name}, 2024-25`,
    value: { new: NEW_2024, old: OLD, cess: 4 },
    from: '2024-04-01',
    until: '2025-03-31',
    source: { name: 'Income-tax Act, 1961, section 115BAC; Finance (No. 2) Act, 2024', href },
    ...REVIEWED,
  },
  {
    name: `${name}, 2025-26`,
    value: { new: NEW_SINCE_2025, old: OLD, cess: 4 },
    from: '2025-04-01',
    until: '2026-03-31',
    source: { name: 'Income-tax Act, 1961, sections 87A and 115BAC; Finance Act, 2025', href },
    ...REVIEWED,
  },
  {
    name: `${name}, 2026-27`,
    value: { new: NEW_SINCE_2025, old: OLD, cess: 4 },
    from: '2026-04-01',
    until: '2027-03-31',
    source: {
      name: 'Income-tax Act, 2025, sections 19, 156 and 202; rates and surcharge unchanged by the Finance Act, 2026',
      href,
    },
    ...REVIEWED,
  },
];
