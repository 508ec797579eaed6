import type { YearRow } from './plan-figures';
import { splitWhole } from './rounding';
import type { BarChartData, DoughnutData, Figure, LegendEntry, Series, YearCount } from './types';

/** A bar for each year: the sum paid in, and the growth above it. */
export function growthBars(rows: readonly YearRow[]): BarChartData['bars'] {
  return rows.map(({ year, invested, total }) => ({
    year,
    part: Math.min(invested, total),
    whole: total,
  }));
}

/** The common part of the layouts of plans: for `rows` of money paid in and its earnings. */
function planPart<Input, Id extends string>(
  rows: (input: Input) => readonly YearRow[],
  [id, title]: readonly [id: Id, title: 'Growth' | 'Interest'],
  [paid, earned]: readonly [paid: string, earned: string],
) {
  return {
    series: { invested: 'second', [id]: 'accent' } as Readonly<Record<string, Series>>,
    chart: (input: Input): BarChartData => ({
      kind: 'bars',
      label: `A bar for each year: what was paid in, and the ${title.toLowerCase()} above it. The table below has the figures.`,
      bars: growthBars(rows(input)),
    }),
    legend: [
      { series: 'accent', title, text: earned },
      { series: 'second', title: 'Paid in', text: paid },
    ] satisfies readonly LegendEntry[],
  };
}

/**
 * The chart of an investment, with its table and settings.
 * @param paid the legend's text for the sum paid in
 */
export const growthPart = <Input>(
  rows: (input: Input) => readonly YearRow[],
  paid: string,
  earned = 'What the assumed return adds.',
) => ({
  ...planPart(rows, ['returns', 'Growth'], [paid, earned]),
  yearCounts: ['plan', 'calendar', 'financial'] satisfies readonly YearCount[],
});

/**
 * The chart of a deposit or an account, with its table and settings; accounts count in financial
 * years.
 */
export const interestPart = <Input>(
  rows: (input: Input) => readonly YearRow[],
  paid: string,
  earned = 'Credited so far.',
) => ({
  ...planPart(rows, ['interest', 'Interest'], [paid, earned]),
  yearCounts: ['plan', 'financial'] satisfies readonly YearCount[],
});

/** The line under growth: its share of the total. */
export function shareNote(
  growth: Figure | undefined,
  total: Figure | undefined,
): Readonly<Record<string, string>> {
  if (!growth || !total || !(total.value > 0)) return {};
  const share = Math.round((100 * growth.value) / total.value);
  const part =
    growth.shown > 0 && share === 0
      ? 'Less than 1%'
      : share === 100 && growth.shown < total.shown
        ? 'More than 99%'
        : `${share}%`;
  return { [growth.id]: `${part} of the total` };
}

/** A ring of parts of a sum of money, in whole per cent; a negative part counts as zero. */
export function ring(
  name: string,
  parts: readonly { readonly series: Series; readonly label: string; readonly sum: number }[],
): DoughnutData {
  const sums = parts.map(({ sum }) => Math.max(0, sum));
  const whole = sums.reduce((total, one) => total + one, 0);
  const shares = splitWhole(
    100,
    sums.map((one, index) => (whole > 0 ? (100 * one) / whole : index === 0 ? 100 : 0)),
  );
  return {
    kind: 'doughnut',
    name,
    compares: false,
    parts: parts.map(({ series, label }, index) => ({
      series,
      label,
      share: shares[index] ?? 0,
      heldShare: 0,
    })),
  };
}
