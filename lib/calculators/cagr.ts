import { rupees, wholeMonths, wholeYears } from './fields';
import { percentFigure, planTable, shownGrowth, type YearRow } from './figures';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const cagrFields = {
  from: rupees('Value at the beginning', [100_000, 1, 1_000_000_000, 1_000]),
  to: rupees('Value at the end', [200_000, 0, 1_000_000_000, 1_000]),
  years: wholeYears('Years between them', [6, 1, 50, 1]),
  months: wholeMonths('and months', [0, 0, 11, 1]),
} satisfies Fields;

export type CagrFields = typeof cagrFields;
export type CagrInput = Values<CagrFields>;

/** The time in years. */
export const yearsOf = ({ years, months }: CagrInput): number => years + months / 12;

/** The yearly rate, in per cent, that makes the one value of the other: (B/A)^(1/t) − 1. */
export function cagrOf(input: CagrInput): number {
  return ((input.to / input.from) ** (1 / yearsOf(input)) - 1) * 100;
}

/** The whole change, in per cent. */
export const absoluteOf = ({ from, to }: CagrInput): number => ((to - from) / from) * 100;

/** The value at the end of each whole year, if it had grown at the one rate. */
export function cagrSeries(input: CagrInput): readonly YearRow[] {
  const { from, years } = input;
  const rate = cagrOf(input) / 100;
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const total = from * (1 + rate) ** year;
    return { year, paid: 0, invested: from, growth: total - from, total };
  });
}

export const cagr: Calculator<CagrFields> = {
  fields: cagrFields,
  results: (input) => [
    percentFigure('cagr', 'Growth a year, compounded', cagrOf(input)),
    percentFigure('absolute', 'Growth in all', absoluteOf(input)),
    percentFigure('simple', 'The same, divided by the years', absoluteOf(input) / yearsOf(input)),
    {
      ...{ id: 'gain', label: 'Gain', unit: '₹', value: input.to - input.from },
      shown: shownGrowth(input.to, input.from),
    },
  ],
  table: (input) => {
    const { columns, rows } = planTable(cagrSeries(input));
    const kept = columns.flatMap(({ key }, at) => (key === 'share' ? [] : [at]));
    const names: Readonly<Record<string, string>> = {
      invested: 'At the beginning',
      total: 'At this rate',
    };
    return {
      columns: columns
        .filter(({ key }) => key !== 'share')
        .map((column) => ({ ...column, label: names[column.key] ?? column.label })),
      rows: rows.map((row) => kept.map((at) => row[at] ?? '')),
    };
  },
  whatIf: (input) =>
    whatIfs(
      cagrFields,
      input,
      cagrOf,
      [
        ['years', 1, 'The same growth in one year more'],
        ['years', -1, 'The same growth in one year less'],
        ['to', 10_000, 'Ten thousand rupees more at the end'],
        ['to', -10_000, 'Ten thousand rupees less at the end'],
      ],
      '%',
    ),
};
