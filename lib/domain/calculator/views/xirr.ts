import { roundTo } from '@/lib/domain/calculator/rounding';
import type {
  CalculatorView,
  Explanation,
  FormulaPart,
  Layout,
  Phrase,
} from '@/lib/domain/calculator/types';
import {
  flowRows,
  flowsOf,
  xirr,
  xirrOf,
  xirrRates,
  type XirrFields,
} from '@/lib/domain/calculator/xirr';

import {
  EQUALS,
  figure,
  fraction,
  percent,
  plain,
  PLUS,
  power,
  result,
  sum,
  text,
  years,
} from './phrases';

/** As many sums as the formula prints. */
const TERMS = 6;

const explanation: Explanation<XirrFields> = {
  heading: (input) => [plain(flowsOf(input).length), ' sums, each with its day'],
  findings: (input) => {
    const rates = xirrRates(input);
    const others: readonly Phrase[] =
      rates.length > 1
        ? [
            [
              'These sums change direction more than once, and more than one rate fits: also ',
              percent(roundTo(rates[1] ?? 0, 2)),
              '. The one nearest to zero is shown.',
            ],
          ]
        : [];
    const days = flowRows(input).at(-1)?.days ?? 0;
    const short: readonly Phrase[] =
      days < 365 ? [['The sums span less than a year: a yearly rate exaggerates what was.']] : [];
    return [['The sums span ', years(days / Number(input.year)), '.'], ...short, ...others];
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
    'Divide each sum by what one rupee would have become by its day. The return is the rate at which all of them together are worth nothing: ',
    percent(roundTo(xirrOf(input), 4)),
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

export const view: CalculatorView<XirrFields> = { calculator: xirr, explanation, layout };
