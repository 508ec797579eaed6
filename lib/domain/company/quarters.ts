import { isCurrentPeriod } from '@/lib/domain/figure/ages';

import type { Quarter, ReportedPeriod, ResultsBasis } from './records';

const PERIOD = /^(\d{4})-(\d{2})-\d{2}/;

/** The end of a quarter in months since year 0; `null` for an invalid day. */
export function monthOf(period: string): number | null {
  const [, year, month] = PERIOD.exec(period) ?? [];
  return year && month ? Number(year) * 12 + Number(month) - 1 : null;
}

/** Whether a report states sales or a profit. */
export const hasFigures = ({ salesCrore, netProfitCrore }: ReportedPeriod): boolean =>
  salesCrore !== null || netProfitCrore !== null;

/** Whether these are four consecutive quarters. */
export function isRunOfFour(quarters: readonly Quarter[]): boolean {
  const months = quarters.map(({ period }) => monthOf(period));
  return (
    months.length === 4 &&
    months.every((month, at) => month !== null && month === (months[0] ?? 0) + 3 * at)
  );
}

/** Months that a period covers; `null` if its first day is not known. */
function lengthOf({ start, period }: ReportedPeriod): number | null {
  const [from, to] = [start && monthOf(start), monthOf(period)];
  return from === null || from === '' || to === null ? null : to - from + 1;
}

/** Whether two reports can be compared: same basis, same form, same length. */
const isAlike = (one: ReportedPeriod, other: ReportedPeriod): boolean =>
  one.basis === other.basis && one.kind === other.kind && lengthOf(one) === lengthOf(other);

/**
 * The same period of the previous year. `null` if the list lacks it or one in between, or if basis,
 * form or length of the reports changed in between.
 * @param step months from one period of the list to the next: 3 for quarters, 12 for years
 */
function yearBefore(
  given: ReportedPeriod,
  periods: readonly ReportedPeriod[],
  step: 3 | 12,
): ReportedPeriod | null {
  const last = monthOf(given.period);
  let found: ReportedPeriod | null = null;
  for (let back = step; last !== null && back <= 12; back += step) {
    const isBefore = (one: ReportedPeriod) =>
      monthOf(one.period) === last - back && isAlike(given, one);
    found = periods.find(isBefore) ?? null;
    if (!found) return null;
  }
  return found;
}

/** The bases that a company reports on, consolidated first. */
export const basesOf = (periods: readonly ReportedPeriod[]): readonly ResultsBasis[] =>
  (['consolidated', 'standalone'] as const).filter((basis) =>
    periods.some((period) => period.basis === basis),
  );

/**
 * The periods of one basis, in the order of the list.
 * @param wanted without it or without its periods, the basis of the newest period, consolidated
 * before standalone. A source without bases has one series.
 */
export function seriesOf<Period extends ReportedPeriod>(
  periods: readonly Period[],
  wanted?: ResultsBasis | null,
): readonly Period[] {
  const newest = periods.reduce((day, { period }) => (period > day ? period : day), '');
  const bases = basesOf(periods);
  const basis =
    bases.find((one) => one === wanted) ??
    basesOf(periods.filter(({ period }) => period === newest))[0] ??
    null;
  return periods.filter((period) => period.basis === basis);
}

/** Whether a period ended no longer than two quarters before a day. */
export const isCurrent = ({ period }: Pick<ReportedPeriod, 'period'>, day: string): boolean =>
  isCurrentPeriod(period, day);

/**
 * Profit from operations before finance cost, depreciation and tax, without other income: as
 * reported, else computed. `null` for an NBFC, whose business is finance.
 */
export function operatingProfitOf(period: ReportedPeriod): number | null {
  const { operatingProfitCrore: reported, salesCrore: sales, expensesCrore: expenses } = period;
  if (reported !== null) return reported;
  const { financeCostCrore: finance, depreciationCrore: depreciation, kind } = period;
  if (kind !== 'industrial' || sales === null || expenses === null) return null;
  return finance === null || depreciation === null
    ? null
    : sales - expenses + finance + depreciation;
}

/** Operating profit in per cent of sales; `null` for a bank or an NBFC. */
export function operatingMargin(period: ReportedPeriod): number | null {
  const [sales, profit] = [period.salesCrore, operatingProfitOf(period)];
  if (period.kind === 'bank' || period.kind === 'nbfc') return null;
  return sales === null || profit === null || sales <= 0 ? null : (profit / sales) * 100;
}

/** Change in per cent; `null` if a value is missing or the base is not positive. */
function changeOn(now: number | null, before: number | null | undefined): number | null {
  if (now === null || before === null || before === undefined || before <= 0) return null;
  return (now / before - 1) * 100;
}

/** Year-on-year change of a quarter's sales in per cent. @param step 12 for a year among years */
export function salesOnYear(
  quarter: ReportedPeriod,
  quarters: readonly ReportedPeriod[],
  step: 3 | 12 = 3,
): number | null {
  return changeOn(quarter.salesCrore, yearBefore(quarter, quarters, step)?.salesCrore);
}

/** Whose profit a list of periods shows: that of the company's owners, or all of it. */
export type ProfitOf = 'owners' | 'all';

/** The owners' part, unless a report leaves it blank as 0. */
const ownersProfitOf = ({ ownersProfitCrore: owners, netProfitCrore: all }: ReportedPeriod) =>
  owners === 0 && all !== 0 ? null : owners;

/**
 * The kind of profit that all periods of one basis can show: consolidated reports also include the
 * profit of others who own parts of the subsidiaries (Ind AS 1, paragraph 81B).
 */
export const profitBasisOf = (periods: readonly ReportedPeriod[]): ProfitOf =>
  periods.length > 0 &&
  periods.every((period) => period.basis === 'consolidated' && ownersProfitOf(period) !== null)
    ? 'owners'
    : 'all';

/** The net profit of a period in ₹ crore. */
export const profitOf = (period: ReportedPeriod, whose: ProfitOf): number | null =>
  whose === 'owners' ? ownersProfitOf(period) : period.netProfitCrore;

/** Year-on-year change of net profit in per cent; `null` from or to a loss. @param step as above */
export function profitOnYear(
  quarter: ReportedPeriod,
  quarters: readonly ReportedPeriod[],
  step: 3 | 12 = 3,
  whose: ProfitOf = 'all',
): number | null {
  const [now, before] = [quarter, yearBefore(quarter, quarters, step)].map(
    (period) => period && profitOf(period, whose),
  );
  if (now === null || now === undefined || now < 0) return null;
  return changeOn(now, before);
}

/** The quarter of the Indian financial year that ends on a day: Q1 in June, Q4 in March. */
export function quarterOfYear(period: string): string | null {
  const month = monthOf(period);
  return month === null || month % 3 !== 2 ? null : `Q${((Math.floor(month / 3) + 3) % 4) + 1}`;
}
