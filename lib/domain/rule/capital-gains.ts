import { REVIEWED, type DatedRule } from './types';

/** The tax on gains from listed shares and equity-oriented funds on which STT was paid. */
interface GainRates {
  /** Per cent, held up to twelve months and longer. */
  readonly short: number;
  readonly long: number;
  /** Rupees of long-term gains a tax year that are free. */
  readonly exempt: number;
  readonly cess: number;
}

const href = 'https://www.incometax.gov.in/';
const name = 'Tax on gains from shares and equity funds';

/** By the day of the sale, oldest first. */
export const GAIN_RATES: readonly DatedRule<GainRates>[] = [
  {
    name: `${name}, sold up to 31 March 2024`,
    value: { short: 15, long: 10, exempt: 100_000, cess: 4 },
    from: '2018-04-01',
    until: '2024-03-31',
    source: { name: 'Income-tax Act, 1961, sections 111A and 112A; Finance Act, 2018', href },
    ...REVIEWED,
  },
  {
    name: `${name}, sold from 1 April to 22 July 2024`,
    value: { short: 15, long: 10, exempt: 125_000, cess: 4 },
    from: '2024-04-01',
    until: '2024-07-22',
    source: {
      name: 'Income-tax Act, 1961, sections 111A and 112A; Finance (No. 2) Act, 2024',
      href,
    },
    ...REVIEWED,
  },
  {
    name: `${name}, sold since 23 July 2024`,
    value: { short: 20, long: 12.5, exempt: 125_000, cess: 4 },
    from: '2024-07-23',
    source: {
      name: 'Finance (No. 2) Act, 2024; since 1 April 2026 Income-tax Act, 2025, sections 196 and 198; surcharge on these gains at most 15%, unchanged by the Finance Act, 2026',
      href,
    },
    ...REVIEWED,
  },
];

/** The day whose value is the cost of earlier purchases. */
export const GRANDFATHERED: readonly DatedRule<string>[] = [
  {
    name: 'Value on 31 January 2018 as the cost of older holdings',
    value: '2018-01-31',
    from: '2018-04-01',
    source: {
      name: 'Income-tax Act, 1961, section 55(2)(ac); since 1 April 2026 Income-tax Act, 2025, section 90',
      href,
    },
    ...REVIEWED,
  },
];
