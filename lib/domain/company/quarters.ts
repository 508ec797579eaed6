import type { Quarter } from './records';

const MAX_QUARTERS = 8;
const PERIOD = /^(\d{4})-(\d{2})-\d{2}/;

/** The end of a quarter in months since year 0; `null` for an invalid day. */
function monthOf(period: string): number | null {
  const [, year, month] = PERIOD.exec(period) ?? [];
  return year && month ? Number(year) * 12 + Number(month) - 1 : null;
}

const hasFigures = ({ salesCrore, netProfitCrore }: Quarter): boolean =>
  salesCrore !== null || netProfitCrore !== null;

/** The newest eight quarters that report sales or profit, oldest first, one per period. */
export function lastEight(quarters: readonly Quarter[]): readonly Quarter[] {
  const byPeriod = new Map<number, Quarter>();
  for (const quarter of quarters) {
    const month = monthOf(quarter.period);
    if (month !== null && hasFigures(quarter)) byPeriod.set(month, quarter);
  }
  return [...byPeriod]
    .sort(([a], [b]) => a - b)
    .slice(-MAX_QUARTERS)
    .map(([, quarter]) => quarter);
}

/** Whether these are four consecutive quarters. */
export function isRunOfFour(quarters: readonly Quarter[]): boolean {
  const months = quarters.map(({ period }) => monthOf(period));
  return (
    months.length === 4 &&
    months.every((month, at) => month !== null && month === (months[0] ?? 0) + 3 * at)
  );
}

/** The same quarter of the previous year; `null` where the list has none. */
function yearBefore(quarter: Quarter, quarters: readonly Quarter[]): Quarter | null {
  const month = monthOf(quarter.period);
  if (month === null) return null;
  return quarters.find(({ period }) => monthOf(period) === month - 12) ?? null;
}

/** Change in per cent; `null` where a value is missing or the base is not positive. */
function changeOn(now: number | null, before: number | null | undefined): number | null {
  if (now === null || before === null || before === undefined || before <= 0) return null;
  return (now / before - 1) * 100;
}

/** Year-on-year change of sales in per cent. */
export function salesOnYear(quarter: Quarter, quarters: readonly Quarter[]): number | null {
  return changeOn(quarter.salesCrore, yearBefore(quarter, quarters)?.salesCrore);
}

/** Year-on-year change of net profit in per cent; `null` from or to a loss. */
export function profitOnYear(quarter: Quarter, quarters: readonly Quarter[]): number | null {
  if (quarter.netProfitCrore !== null && quarter.netProfitCrore < 0) return null;
  return changeOn(quarter.netProfitCrore, yearBefore(quarter, quarters)?.netProfitCrore);
}

/** Net profit in per cent of sales. */
export function netMargin({ salesCrore, netProfitCrore }: Quarter): number | null {
  if (salesCrore === null || netProfitCrore === null || salesCrore <= 0) return null;
  return (netProfitCrore / salesCrore) * 100;
}

/** The quarter of the Indian financial year that ends on a day: Q1 in June, Q4 in March. */
export function quarterOfYear(period: string): string | null {
  const month = monthOf(period);
  return month === null || month % 3 !== 2 ? null : `Q${((Math.floor(month / 3) + 3) % 4) + 1}`;
}
