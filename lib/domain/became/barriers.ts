import type { CompanyAction } from '@/lib/domain/company/records';
import { breakIn, type Series } from '@/lib/domain/figure/series';
import { formatDate } from '@/lib/tools/format';

/** Splits and bonus issues with an ex-date after one day and up to another, oldest first. */
export const adjustmentsIn = (
  actions: readonly CompanyAction[],
  after: string,
  upTo: string,
): readonly CompanyAction[] =>
  actions
    .filter(({ exDate, factor }) => factor !== 1 && exDate > after && exDate <= upTo)
    .sort((a, b) => (a.exDate < b.exDate ? -1 : 1));

/** Why values before and after some day of a span do not compare; `null` where they do. */
export function barrierIn(series: Series, after: string, upTo: string): string | null {
  const found = breakIn(series, after, upTo);
  if (!found) return null;
  if (found.cause !== null) {
    return `A ${found.cause} took effect on ${formatDate(found.day)}: prices alone can’t show its value.`;
  }
  const before = series.points.findLast(({ day }) => day < found.day)?.day ?? after;
  return `Between ${formatDate(before)} and ${formatDate(found.day)} the price moved further than trading explains, and our source names no split or bonus issue of that day.`;
}
