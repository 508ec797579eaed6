import { countOf } from '@/lib/tools/format';

import { percentFigure, rupeeFigure } from '../figure';
import { isoDay } from '../pasted-days';
import { formulaLine, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Layout, WhatIf } from '../types';
import type { Flow } from '../xirr-solve';
import {
  flowRows,
  flowsOf,
  readFlows,
  xirrFields,
  type XirrFields,
  type XirrInput,
  xirrOf,
  xirrRates,
} from '../xirr';

const total = (flows: readonly Flow[], sign: 1 | -1): number =>
  flows.reduce((so, { sum }) => so + Math.max(0, sign * sum), 0);

/** The sums with the last of them changed, as a text. */
function withLast(input: XirrInput, factor: number): string {
  const flows = flowsOf(input);
  return flows
    .map(({ day, sum }, at) => {
      const changed = at === flows.length - 1 ? Math.round(sum * factor * 100) / 100 : sum;
      return `${isoDay(day)} ${changed}`;
    })
    .join('\n');
}

function whatIf(input: XirrInput): readonly WhatIf<XirrFields>[] {
  const now = xirrOf(input);
  const changes = [
    ['The last sum five per cent larger', { ...input, flows: withLast(input, 1.05) }],
    ['The last sum five per cent smaller', { ...input, flows: withLast(input, 0.95) }],
  ] as const;
  return changes.flatMap(([label, values]) => {
    if (readFlows(values.flows).problem !== null) return [];
    const rate = xirrOf(values);
    return [
      {
        label,
        values,
        result: { value: rate, unit: '%' },
        difference: { value: rate - now, unit: '%' },
      },
    ];
  });
}

export const xirr: Calculator<XirrFields> = {
  fields: xirrFields,
  results: (input) => {
    const flows = flowsOf(input);
    const [paid, received] = [total(flows, -1), total(flows, 1)];
    return [
      percentFigure('xirr', 'Return a year (XIRR)', xirrOf(input)),
      rupeeFigure('paid', 'You paid in', paid),
      rupeeFigure('received', 'You received', received),
      {
        ...rupeeFigure('gain', 'Gain', received - paid),
        shown: shownRest(received, paid),
      },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'date', label: 'Date', unit: 'date' },
      { key: 'days', label: 'Days since the first', unit: 'number' },
      { key: 'sum', label: 'Sum', unit: '₹' },
      { key: 'worth', label: 'Worth on the first day', unit: '₹' },
    ],
    rows: flowRows(input).map(({ day, days, sum, worth }) => [
      isoDay(day),
      days,
      roundPaisa(sum),
      roundPaisa(worth),
    ]),
  }),
  whatIf,
};

/** As many sums as the formula prints. */
const TERMS = 6;

const explanation: Explanation<XirrFields> = {
  heading: (input) =>
    phrase('{count:number} sums, each with its day', { count: flowsOf(input).length }),
  findings: (input) => {
    const days = flowRows(input).at(-1)?.days ?? 0;
    const isShort = days < 365;
    const rates = [...new Set(xirrRates(input).map((rate) => roundTo(rate, 2)))];
    return phrases(
      [
        ['The sums span {period}.', 'The sums span {years:years}.'],
        '{isShort?}The sums span less than a year: a yearly rate exaggerates what was.',
        'These sums change direction more than once, and {count:number} rates fit: {rates:percents}. The one nearest to zero, {shown:percent}, is shown.',
      ],
      {
        period: isShort && countOf(days, 'day'),
        isShort,
        years: days / Number(input.year),
        count: rates.length > 1 && rates.length,
        rates,
        shown: rates[0],
      },
    );
  },
  formula: (input) => {
    const rows = flowRows(input);
    const growth = 1 + xirrOf(input) / 100;
    const year = Number(input.year);
    const terms = rows.slice(0, TERMS).map(({ sum, days }) =>
      formulaLine(['{sum:sum} ÷ {growth}^({days} ÷ {year})', '{sum:sum}'], {
        sum,
        growth,
        days: days > 0 && days,
        year,
      }),
    );
    return formulaLines(['{terms}[{isLong?} + and so on] = {zero:rupees}'], {
      terms,
      isLong: rows.length > TERMS,
      zero: 0,
    });
  },
  method: (input) =>
    phrase(
      'Divide each sum by what one rupee would have become by its day. XIRR is the rate at which the sums, brought back to the first day, add up to zero: {rate:percent} a year, each year counted as {year:number} days.',
      { rate: roundTo(xirrOf(input), 4), year: Number(input.year) },
    ),
};

const layout: Layout<XirrFields> = {
  fields: () => ['flows', 'year'],
  results: ['paid', 'received', 'gain', 'xirr'],
  main: 'xirr',
  series: {},
  notes: () => ({}),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each sum in the order of the dates: what the money had become at the one rate by then. The table below has the figures.',
    bars: flowRows(input).map(({ before, after }, at) => {
      const whole = Math.max(0, before, after);
      return { year: at + 1, part: Math.min(whole, Math.max(0, after)), whole };
    }),
  }),
  legend: [
    { series: 'accent', title: 'Received', text: 'What was taken out on that day.' },
    { series: 'second', title: 'Invested', text: 'What was left in it, grown at the one rate.' },
  ],
  yearCounts: [],
  example: (input) => `${flowsOf(input).length} sums with their dates`,
};

export const record = {
  view: { calculator: xirr, explanation, layout },
} as const satisfies CalculatorRecord;
