import { GAIN_RATES } from '@/lib/domain/rule/capital-gains';

import { choice, rupees } from './fields';
import { rupeeFigure } from './figure';
import { roundRupee } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

const CRORE_10 = 100_000_000;

export const gainFields = {
  value: rupees('Sold for', [700_000, 1, CRORE_10, 10_000]),
  cost: rupees('Bought for', [200_000, 0, CRORE_10, 10_000]),
  held: choice('long', 'Held', [
    { value: 'long', label: 'More than 12 months' },
    { value: 'short', label: 'Up to 12 months' },
  ]),
  bought: choice('after', 'Bought', [
    { value: 'after', label: 'After 31 January 2018' },
    { value: 'before', label: 'By then', note: 'The value of that day may count as the cost' },
  ]),
  sold: choice('now', 'Sold', [
    { value: 'now', label: 'Since 23 July 2024' },
    { value: 'mid', label: '1 April to 22 July 2024' },
    { value: 'early', label: '1 April 2018 to 31 March 2024' },
  ]),
  surcharge: choice('0', 'Your surcharge', [
    { value: '0', label: 'None', note: 'Total income up to ₹50 lakh' },
    { value: '10', label: '10%', note: 'Up to ₹1 crore' },
    { value: '15', label: '15%', note: 'Above it; no more on these gains' },
  ]),
  fmv: rupees('Value on 31 January 2018', [0, 0, CRORE_10, 10_000]),
  expenses: rupees('Brokerage and charges of the sale', [0, 0, CRORE_10, 100]),
  used: rupees('Long-term gains already made this year', [0, 0, CRORE_10, 1_000]),
} satisfies Fields;

export type GainFields = typeof gainFields;
export type GainInput = Values<GainFields>;

const SALES = { early: GAIN_RATES.at(-3), mid: GAIN_RATES.at(-2), now: GAIN_RATES.at(-1) } as const;

/** The rates of the time of the sale. */
export function gainRates(sold: GainInput['sold']) {
  const rule = SALES[sold];
  if (!rule) throw new RangeError(`no rates for sales of ${sold}`);
  return rule.value;
}

export interface Gain {
  /** The cost that counts: for old holdings the value of 31 January 2018 within limits. */
  readonly cost: number;
  readonly gain: number;
  readonly exempt: number;
  readonly taxed: number;
  readonly percent: number;
  readonly tax: number;
  readonly surcharge: number;
  readonly cess: number;
  /** All of it. */
  readonly due: number;
}

/** The tax on one sale; rupees, unrounded. A loss is not taxed. */
export function capitalGain(input: GainInput): Gain {
  const { value, held, expenses } = input;
  const rates = gainRates(input.sold);
  const isLong = held === 'long';
  const isOld = isLong && input.bought === 'before';
  const cost = isOld ? Math.max(input.cost, Math.min(input.fmv, value)) : input.cost;
  const gain = value - expenses - cost;
  const room = isLong ? Math.max(0, rates.exempt - input.used) : 0;
  const exempt = Math.min(Math.max(0, gain), room);
  const taxed = Math.max(0, gain) - exempt;
  const percent = isLong ? rates.long : rates.short;
  const tax = (taxed * percent) / 100;
  const surcharge = (tax * Number(input.surcharge)) / 100;
  const cess = ((tax + surcharge) * rates.cess) / 100;
  return { cost, gain, exempt, taxed, percent, tax, surcharge, cess, due: tax + surcharge + cess };
}

export const capitalGains: Calculator<GainFields> = {
  fields: gainFields,
  results: (input) => {
    const { cost, gain, exempt, due } = capitalGain(input);
    return [
      rupeeFigure('cost', 'Cost that counts', cost),
      rupeeFigure('gain', gain < 0 ? 'Loss' : 'Gain', gain),
      rupeeFigure('exempt', 'Free of tax', exempt),
      rupeeFigure('tax', 'Tax with cess', due),
    ];
  },
  table: (input) => {
    const result = capitalGain(input);
    const rows: readonly (readonly [string, number])[] = [
      ['Sold for', input.value],
      ['Less charges of the sale', -input.expenses],
      ['Less the cost that counts', -result.cost],
      [result.gain < 0 ? 'Loss' : 'Gain', result.gain],
      ['Free of tax', result.exempt],
      ['Taxed', result.taxed],
      [`Tax at ${result.percent}%`, result.tax],
      ['Surcharge', result.surcharge],
      [`Cess of ${gainRates(input.sold).cess}%`, result.cess],
      ['Tax in all', result.due],
      ['What you keep of the sale', input.value - input.expenses - result.due],
    ];
    return {
      columns: [
        { key: 'step', label: 'Step' },
        { key: 'sum', label: 'Sum', unit: '₹' },
      ],
      rows: rows.map(([label, sum]) => [label, roundRupee(sum)]),
    };
  },
  whatIf: (input) =>
    whatIfs(gainFields, input, (values) => capitalGain(values).due, [
      ['value', 100_000, 'Tax on a sale a lakh higher'],
      ['cost', 50_000, 'Tax with a cost ₹50,000 higher'],
      ['used', 50_000, 'Tax with ₹50,000 more of gains already made'],
    ]),
};
