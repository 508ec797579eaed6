import type { CompanyAction, FiledResult, Quarter } from './records';

import { comparableTo } from './breaks';
import {
  isCurrent,
  operatingMargin,
  profitBasisOf,
  profitOf,
  profitOnYear,
  salesOnYear,
  seriesOf,
} from './quarters';

type Actions = readonly Pick<CompanyAction, 'exDate' | 'purpose'>[];

/** Year-on-year growth of a quarter, in per cent; missing across a merger or demerger. */
function growthOf(
  quarter: Quarter,
  series: readonly Quarter[],
  actions: Actions,
  whose = profitBasisOf(series),
) {
  const comparable = comparableTo(quarter, series, actions);
  return {
    sales: salesOnYear(quarter, comparable),
    profit: profitOnYear(quarter, comparable, 3, whose),
  };
}

/**
 * Growth and margin of the newest quarter that a company had filed by a day, in per cent; missing
 * if the quarter ended more than two quarters before the day.
 * @param quarters of any basis, oldest first
 */
export function newestQuarterFigures(quarters: readonly Quarter[], actions: Actions, day: string) {
  const series = seriesOf(quarters.filter(({ filedOn }) => filedOn === null || filedOn <= day));
  const newest = series.findLast((quarter) => isCurrent(quarter, day));
  const growth = newest && growthOf(newest, series, actions);
  return {
    salesGrowth: growth?.sales ?? null,
    profitGrowth: growth?.profit ?? null,
    operatingMargin: newest ? operatingMargin(newest) : null,
    period: newest?.period ?? null,
    basis: newest?.basis ?? null,
  };
}

/**
 * Every quarter that a company filed with its growth; if two bases were filed on one day, the
 * consolidated one.
 * @param quarters of any basis
 */
export function filedResultsOf(
  { symbol, name }: { readonly symbol: string; readonly name: string },
  quarters: readonly Quarter[],
  actions: Actions,
): readonly FiledResult[] {
  const byDay = new Map<string, FiledResult>();
  for (const basis of ['standalone', 'consolidated'] as const) {
    const series = quarters.filter((quarter) => quarter.basis === basis);
    const whose = profitBasisOf(series);
    for (const quarter of series) {
      const { period, filedOn, kind, salesCrore } = quarter;
      if (filedOn === null) continue;
      const growth = growthOf(quarter, series, actions, whose);
      byDay.set(`${filedOn} ${period}`, {
        symbol,
        name,
        period,
        basis,
        kind,
        filedOn,
        salesCrore,
        netProfitCrore: profitOf(quarter, whose),
        salesGrowthPercent: growth.sales,
        profitGrowthPercent: growth.profit,
      });
    }
  }
  return [...byDay.values()];
}
