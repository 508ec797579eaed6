import type { YearRow } from '@/lib/calculators/figures';
import { splitWhole } from '@/lib/calculators/rounding';
import type {
  BarChartData,
  DoughnutData,
  Figure,
  LegendEntry,
  Series,
} from '@/lib/calculators/types';

export const GROWTH_LABEL =
  'A bar for each year: what you paid in, and the growth above it. The table below has the figures.';

/** A bar for each year: what was paid in, and the growth above it. */
export function growthBars(rows: readonly YearRow[]): BarChartData['bars'] {
  return rows.map(({ year, invested, total }) => ({
    year,
    part: Math.min(invested, total),
    whole: total,
  }));
}

export const growthLegend = (text: string, title = 'Growth'): LegendEntry => ({
  series: 'accent',
  title,
  text,
});

export const paidLegend = (text: string): LegendEntry => ({
  series: 'second',
  title: 'Paid in',
  text,
});

/** The line under growth: its share of the total. */
export function shareNote(
  growth: Figure | undefined,
  total: Figure | undefined,
): Readonly<Record<string, string>> {
  if (!growth || !total || !(total.value > 0)) return {};
  return { [growth.id]: `${Math.round((100 * growth.value) / total.value)}% of the total` };
}

/** The bars of a deposit or an account, and its legend. */
export const interestChart = (rows: readonly YearRow[]): BarChartData => ({
  kind: 'bars',
  label:
    'A bar for each year: what was paid in, and the interest above it. The table below has the figures.',
  bars: growthBars(rows),
});

export const interestLegend = (paid: string): readonly LegendEntry[] => [
  growthLegend('Credited so far.', 'Interest'),
  paidLegend(paid),
];

/** A ring of parts of a sum of money, in whole per cent; a part below nothing counts as nothing. */
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
