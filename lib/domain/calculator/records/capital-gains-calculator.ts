import { GAIN_RATES } from '@/lib/domain/rule/capital-gains';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import { choice, rupees } from '../fields';
import { rupeeFigure } from '../figure';
import { ring } from '../growth-chart';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const CRORE_10 = 100_000_000;

const gainFields = {
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

type GainFields = typeof gainFields;
export type GainInput = Values<GainFields>;

const SALES = { early: GAIN_RATES.at(-3), mid: GAIN_RATES.at(-2), now: GAIN_RATES.at(-1) } as const;

/** The rates of the time of the sale. */
function gainRates(sold: GainInput['sold']) {
  const rule = SALES[sold];
  if (!rule) throw new RangeError(`no rates for sales of ${sold}`);
  return rule.value;
}

export interface Gain {
  /** The cost for tax: for old holdings the value on 31 January 2018 within limits. */
  readonly cost: number;
  readonly gain: number;
  readonly exempt: number;
  readonly taxed: number;
  readonly percent: number;
  readonly tax: number;
  readonly surcharge: number;
  readonly cess: number;
  /** The total tax. */
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
      [
        `Cess of ${gainRates(input.sold).cess}%`,
        shownRest(result.due, result.tax, result.surcharge),
      ],
      ['Tax in all', result.due],
      ['What you keep of the sale', shownRest(input.value, input.expenses, result.due)],
    ];
    return {
      columns: [
        { key: 'step', label: 'Step' },
        { key: 'sum', label: 'Sum', unit: '₹' },
      ],
      rows: rows.map(([label, sum]) => [label, roundPaisa(sum)]),
    };
  },
  whatIf: (input) =>
    whatIfs(gainFields, input, (values) => capitalGain(values).due, [
      ['value', 100_000, 'Tax on a sale a lakh higher'],
      ['cost', 50_000, 'Tax with a cost fifty thousand rupees higher'],
      ['used', 50_000, 'Tax with fifty thousand rupees more of gains already made'],
    ]),
};

const explanation: Explanation<GainFields> = {
  heading: (input) => phrase('Where the {value:rupees} of the sale goes', input),
  findings: (input) => {
    const { cost, gain, taxed, due } = capitalGain(input);
    const share = roundTo((100 * due) / gain, 2);
    return phrases(
      [
        'The value of 31 January 2018 lifts the cost to {lifted:rupees}.',
        [
          '{isEven?}Neither gain nor loss, so no tax is due.',
          '{isLoss?}A loss: no tax, and it may be set off against gains.',
          '{isFree?}None of the gain is taxed.',
          'The tax takes {share:percent} of the gain.',
          'The tax takes less than {least:percent} of the gain.',
        ],
      ],
      {
        lifted: cost > input.cost && cost,
        isEven: roundPaisa(gain) === 0,
        isLoss: gain < 0,
        isFree: taxed === 0,
        share: share > 0 && share,
        least: 0.01,
      },
    );
  },
  formula: (input) => {
    const { value, expenses, surcharge, sold } = input;
    const { cost, gain, exempt, percent: rate, due } = capitalGain(input);
    return formulaLines(
      [
        'Gain: {value:sum}[ − {expenses:sum}] − {cost:sum} = {gain:rupees}',
        'Tax: ({gain:sum} − {exempt:sum}) × {rate} × {factor} = {due:rupees}',
      ],
      {
        value,
        expenses: expenses > 0 && expenses,
        cost,
        gain,
        exempt,
        rate: rate / 100,
        factor: (1 + Number(surcharge) / 100) * (1 + gainRates(sold).cess / 100),
        due: gain > 0 && due,
      },
    );
  },
  method: (input) => {
    const { percent: rate, exempt } = capitalGain(input);
    const isExempt = roundPaisa(exempt) > 0;
    return phrase(
      'The gain is what the sale brings above the cost and its charges. [After {exempt:rupees} free of tax, {rate:percent} of the rest][{isWhole?}Of a gain, {rate:percent}] is due, and the cess of {cess}% on top.',
      { exempt: isExempt && exempt, isWhole: !isExempt, rate, cess: gainRates(input.sold).cess },
    );
  },
};

const layout: Layout<GainFields> = {
  fields: () => ['value', 'cost', 'held', 'bought', 'sold', 'surcharge'],
  amounts: {
    legend: 'If they apply',
    note: 'The value of 31 January 2018 counts for what was bought by then and held longer than a year.',
    names: ['fmv', 'expenses', 'used'],
  },
  results: ['cost', 'gain', 'exempt', 'tax'],
  main: 'tax',
  series: { cost: 'second', tax: 'accent' },
  notes: (input) => ({
    tax: `At ${capitalGain(input).percent}%, with the cess`,
    exempt: input.held === 'long' ? 'In the whole tax year' : 'For long-term gains alone',
  }),
  chart: (input) => {
    const { gain, due } = capitalGain(input);
    return ring('Of the sale', [
      { series: 'second', label: 'Cost', sum: input.value - Math.max(0, gain) },
      { series: 'meaning', label: 'Gain that you keep', sum: gain - due },
      { series: 'accent', label: 'Tax', sum: due },
    ]);
  },
  legend: [
    { series: 'second', title: 'Cost', text: 'What the shares cost you, with charges.' },
    { series: 'meaning', title: 'Gain that you keep', text: 'After the tax.' },
    { series: 'accent', title: 'Tax', text: 'With surcharge and cess.' },
  ],
  yearCounts: [],
  example: ({ cost, value }) => `Bought for ${formatRupees(cost)}, sold for ${formatRupees(value)}`,
};

export const record = {
  view: { calculator: capitalGains, explanation, layout },
  figures: () => {
    const { value: before } = GAIN_RATES.at(-2) ?? latest(GAIN_RATES);
    return {
      shortBefore: { value: before.short, unit: '%' },
      longBefore: { value: before.long, unit: '%' },
      taxed: { value: 500_000 - latest(GAIN_RATES).value.exempt, unit: '₹' },
    };
  },
} as const satisfies CalculatorRecord;
