import { PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import type { newestQuarterFigures } from '@/lib/domain/company/filed-results';
import type { FiledResult, ReportedPeriod } from '@/lib/domain/company/records';
import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type { filedResult, reportedPeriod } from '@/lib/domain/company/records';

/** Two decimals, as figures are printed; `null` stays. */
const cents = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** A quarter or year in the format of the provider's answer, without missing values. */
export function periodWire(given: ReportedPeriod): Sent<typeof reportedPeriod> {
  const { period, start, basis, kind, isAudited, filedOn, source, firstReported: first } = given;
  const figures = PERIOD_FIGURES.flatMap(({ name, from }) =>
    given[name] === null ? [] : [[from, given[name]]],
  );
  return {
    ...Object.fromEntries(figures),
    period,
    start,
    basis,
    kind,
    audited: isAudited,
    filedOn,
    source,
    ...(first && {
      firstReported: {
        sales: first.salesCrore,
        netProfit: first.netProfitCrore,
        eps: first.eps,
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
  resultsPeriod: given.period,
  resultsBasis: given.basis,
});

/** A filed result as the provider's answer has it. */
const filedWire = (given: FiledResult): Sent<typeof filedResult> => ({
  symbol: given.symbol,
  name: given.name,
  period: given.period,
  filedOn: given.filedOn,
  basis: given.basis,
  kind: given.kind,
  sales: given.salesCrore,
  netProfit: given.netProfitCrore,
  salesGrowth: cents(given.salesGrowthPercent),
  profitGrowth: cents(given.profitGrowthPercent),
});

/** Days that an answer names. */
const NAMED = 6;

/**
 * The days with filings within a period.
 * @param days newest first
 * @param from blank for only the newest of them up to `to`
 * @param to blank for the newest
 */
export function daysWithin(days: readonly string[], from: string, to: string) {
  const newest = days.find((day) => to === '' || day <= to) ?? '';
  return days.filter((day) => day <= newest && day >= (from || newest));
}

/**
 * The filings of some days, newest day first, then the largest sales.
 * @param days on which something was filed, newest first
 * @param asked the ones in the answer
 */
export function datedResults(
  results: readonly FiledResult[],
  days: readonly string[],
  asked: readonly string[],
): DatedWire<Sent<typeof filedResult>> {
  const rows = results
    .filter(({ filedOn }) => asked.includes(filedOn))
    .sort(
      (a, b) => b.filedOn.localeCompare(a.filedOn) || (b.salesCrore ?? 0) - (a.salesCrore ?? 0),
    );
  return {
    date: asked[0] ?? null,
    first: days.at(-1) ?? null,
    days: days.slice(0, NAMED),
    rows: rows.map(filedWire),
  };
}
