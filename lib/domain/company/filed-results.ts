import type { FiledResult, Quarter } from './records';

import { isCurrent, operatingMargin, profitOnYear, salesOnYear, seriesOf } from './quarters';

/**
 * Growth and margin of the newest quarter that a company had filed by a day, in per cent; none where
 * the quarter ended more than fifteen months before the day.
 * @param quarters of any basis, oldest first
 */
export function newestQuarterFigures(quarters: readonly Quarter[], day: string) {
  const series = seriesOf(quarters.filter(({ filedOn }) => filedOn === null || filedOn <= day));
  const newest = series.findLast((quarter) => isCurrent(quarter, day));
  return {
    salesGrowth: newest ? salesOnYear(newest, series) : null,
    profitGrowth: newest ? profitOnYear(newest, series) : null,
    operatingMargin: newest ? operatingMargin(newest) : null,
  };
}

/** A filed result with its day. */
export interface DatedResult extends FiledResult {
  readonly filedOn: string;
}

/**
 * Every quarter that a company filed with its growth; of two bases filed on one day the consolidated
 * one.
 * @param quarters of any basis
 */
export function filedResultsOf(
  { symbol, name }: { readonly symbol: string; readonly name: string },
  quarters: readonly Quarter[],
): readonly DatedResult[] {
  const byDay = new Map<string, DatedResult>();
  for (const basis of ['standalone', 'consolidated'] as const) {
    const series = quarters.filter((quarter) => quarter.basis === basis);
    for (const quarter of series) {
      const { period, filedOn, kind, salesCrore, netProfitCrore } = quarter;
      if (filedOn === null) continue;
      byDay.set(`${filedOn} ${period}`, {
        ...{ symbol, name, period, basis, kind, filedOn, salesCrore, netProfitCrore },
        salesGrowthPercent: salesOnYear(quarter, series),
        profitGrowthPercent: profitOnYear(quarter, series),
      });
    }
  }
  return [...byDay.values()];
}
