import type { YearRow } from '@/lib/calculators/figures';
import type { BarChartData, Figure, LegendEntry } from '@/lib/calculators/types';

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
