import { monthsBefore } from '@/lib/tools/time';

export type HistoryRange = '1D' | '1M' | '1Y' | '5Y';

const MONTHS = { '1M': 1, '1Y': 12, '5Y': 60 } as const;

/**
 * The first day of a range that ends with `last`.
 * @returns `null` for 1D: end-of-day files have no prices within a day
 */
export function rangeStart(last: string, range: HistoryRange): string | null {
  return range === '1D' ? null : monthsBefore(last, MONTHS[range]);
}
