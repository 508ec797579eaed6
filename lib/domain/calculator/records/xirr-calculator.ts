import { countOf } from '@/lib/tools/format';

import { percentFigure, rupeeFigure } from '../figure';
import { isoDay } from '../pasted-days';
import {
  EQUALS,
  figure,
  fraction,
  inPercent,
  plain,
  PLUS,
  power,
  result,
  sum,
  text,
  years,
} from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, FormulaPart, Layout, Phrase, WhatIf } from '../types';
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

/** Lists all rates that solve the equation, and says which one is shown. */
function otherRates(rates: readonly number[]): readonly Phrase[] {
  const named = [...new Set(rates.map((rate) => roundTo(rate, 2)))];
  const [shown, ...more] = named;
  if (shown === undefined || more.length === 0) return [];
  const between = (at: number) => (at === 0 ? '' : at === named.length - 1 ? ' and ' : ', ');
  return [
    [
      'These sums change direction more than once, and ',
      plain(named.length),
      ' rates fit: ',
      ...named.flatMap((rate, at) => [between(at), inPercent(rate)]),
      '. The one nearest to zero, ',
      inPercent(shown),
      ', is shown.',
    ],
  ];
}

const explanation: Explanation<XirrFields> = {
  heading: (input) => [plain(flowsOf(input).length), ' sums, each with its day'],
  findings: (input) => {
    const others = otherRates(xirrRates(input));
    const days = flowRows(input).at(-1)?.days ?? 0;
    const short: readonly Phrase[] =
      days < 365 ? [['The sums span less than a year: a yearly rate exaggerates what was.']] : [];
    const span = days < 365 ? countOf(days, 'day') : years(days / Number(input.year));
    return [['The sums span ', span, '.'], ...short, ...others];
  },
  formula: (input) => {
    const rows = flowRows(input);
    const growth = 1 + xirrOf(input) / 100;
    const terms = rows
      .slice(0, TERMS)
      .flatMap(({ sum: money, days }, at): FormulaPart[] => [
        ...(at > 0 ? [PLUS] : []),
        days === 0
          ? sum(money)
          : fraction(
              [sum(money)],
              [power(growth, fraction([figure(days)], [figure(Number(input.year))]))],
            ),
      ]);
    const more = rows.length > TERMS ? [PLUS, text('and so on')] : [];
    return [[...terms, ...more, EQUALS, result(0)]];
  },
  method: (input) => [
    'Divide each sum by what one rupee would have become by its day. XIRR is the rate at which the sums, brought back to the first day, add up to zero: ',
    inPercent(roundTo(xirrOf(input), 4)),
    ' a year, each year counted as ',
    plain(Number(input.year)),
    ' days.',
  ],
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
