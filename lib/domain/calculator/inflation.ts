import { percent, rupees, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { growthFactor } from './rates';
import { roundRupee, roundTo } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const inflationFields = {
  amount: rupees('Amount today', [100_000, 1, 1_000_000_000, 1_000]),
  rate: percent('Prices rise each year by', [6, 0, 20, 0.5]),
  years: wholeYears('For', [10, 1, 50, 1]),
  return: percent('Your money earns each year', [10, 0, 50, 0.5]),
} satisfies Fields;

export type InflationFields = typeof inflationFields;
export type InflationInput = Values<InflationFields>;

export interface InflationRow {
  readonly year: number;
  /** What the same purchase costs by then: PV(1+f)^n. Rupees. */
  readonly cost: number;
  /** What the same notes buy by then, at today's prices: PV/(1+f)^n. Rupees. */
  readonly buys: number;
  /** What the amount comes to when it earns the return: PV(1+R)^n. Rupees. */
  readonly invested: number;
}

/** Prices and money at the end of each year, unrounded. */
export function inflationSeries(input: InflationInput): readonly InflationRow[] {
  const { amount, rate, years } = input;
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const prices = growthFactor(rate / 100, year);
    return {
      year,
      cost: amount * prices,
      buys: amount / prices,
      invested: amount * growthFactor(input.return / 100, year),
    };
  });
}

/** What is left of a return after inflation, both in per cent a year: (1+R)/(1+f) − 1 (Fisher). */
export function realReturn(returnPercent: number, inflationPercent: number): number {
  return ((returnPercent - inflationPercent) / (100 + inflationPercent)) * 100;
}

function lastYear(input: InflationInput): InflationRow {
  const row = inflationSeries(input).at(-1);
  if (!row) throw new RangeError('inflation needs at least one year');
  return row;
}

/** What a faster rise or one year more does to the future cost. */
export function inflationWhatIf(input: InflationInput) {
  return whatIfs(inflationFields, input, (values) => lastYear(values).cost, [
    ['rate', 1, 'Prices rising one percentage point a year faster'],
    ['years', 1, 'One year more'],
  ]);
}

export const inflation: Calculator<InflationFields> = {
  fields: inflationFields,
  results: (input) => {
    const { cost, buys } = lastYear(input);
    const real = realReturn(input.return, input.rate);
    return [
      rupeeFigure('future-cost', 'The same will cost', cost),
      rupeeFigure('purchasing-power', 'The same money will buy as much as today', buys),
      {
        id: 'real-return',
        label: 'Your return after inflation',
        unit: '%',
        value: real,
        shown: roundTo(real, 2),
      },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'cost', label: 'The same costs', unit: '₹' },
      { key: 'buys', label: 'The same money buys', unit: '₹' },
      { key: 'invested', label: 'Invested, it comes to', unit: '₹' },
    ],
    rows: inflationSeries(input).map(({ year, cost, buys, invested }) => [
      year,
      roundRupee(cost),
      roundRupee(buys),
      roundRupee(invested),
    ]),
  }),
  whatIf: inflationWhatIf,
};
