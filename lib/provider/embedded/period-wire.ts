import { PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import type { DatedResult, newestQuarterFigures } from '@/lib/domain/company/filed-results';
import type { ReportedPeriod } from '@/lib/domain/company/records';
import type { FiledResultWire, QuarterWire } from '@/lib/provider/schemas/companies';
import type { DatedWire } from '@/lib/provider/schemas/lists';

/** Two decimals, as figures are printed; `null` stays. */
const cents = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** A quarter or year as the provider's answer has it, without what is not known. */
export function periodWire(given: ReportedPeriod): QuarterWire {
  const { period, start, basis, kind, isAudited, filedOn, source, firstReported: first } = given;
  const figures = PERIOD_FIGURES.flatMap(({ name, from }) =>
    given[name] === null ? [] : [[from, given[name]]],
  );
  return {
    ...Object.fromEntries(figures),
    ...{ period, start, basis, kind, audited: isAudited, filedOn, source },
    ...(first && {
      firstReported: {
        ...{ sales: first.salesCrore, netProfit: first.netProfitCrore, eps: first.eps },
        filedOn: first.filedOn,
      },
    }),
  };
}

/** Growth and margin as the provider's answer has them. */
export const growthWire = (given: ReturnType<typeof newestQuarterFigures>) => ({
  salesGrowth: cents(given.salesGrowth),
  profitGrowth: cents(given.profitGrowth),
  operatingMargin: cents(given.operatingMargin),
});

/** A filed result as the provider's answer has it. */
const filedWire = (given: DatedResult): FiledResultWire => ({
  ...{ symbol: given.symbol, name: given.name, period: given.period },
  ...{ basis: given.basis, kind: given.kind },
  ...{ sales: given.salesCrore, netProfit: given.netProfitCrore },
  ...{ salesGrowth: cents(given.salesGrowthPercent) },
  profitGrowth: cents(given.profitGrowthPercent),
});

/** Days that an answer names. */
const NAMED = 6;

/**
 * What was filed on a day, the largest sales first.
 * @param days on which something was filed, newest first
 * @param on blank for the newest of them
 */
export function datedResults(
  results: readonly DatedResult[],
  days: readonly string[],
  on: string,
): DatedWire<FiledResultWire> {
  const date = days.find((day) => on === '' || day === on) ?? null;
  const rows = results
    .filter(({ filedOn }) => filedOn === date)
    .sort((a, b) => (b.salesCrore ?? 0) - (a.salesCrore ?? 0));
  return {
    date,
    first: days.at(-1) ?? null,
    days: days.slice(0, NAMED),
    rows: rows.map(filedWire),
  };
}
