import type { YearRow } from './plan-figures';

/** The ends of the years of a term in months; the last may be part of a year. */
const yearEnds = (months: number): readonly number[] =>
  Array.from({ length: Math.ceil(months / 12) }, (_, index) => Math.min(12 * (index + 1), months));

/**
 * A deposit at the end of each year of its term.
 * @param investedAt the rupees paid in after a number of months
 * @param totalAt their value then
 */
export function termRows(
  months: number,
  investedAt: (months: number) => number,
  totalAt: (months: number) => number,
): readonly YearRow[] {
  return yearEnds(months).map((end, index) => {
    const [invested, total] = [investedAt(end), totalAt(end)];
    const before = index === 0 ? 0 : investedAt(12 * index);
    return { year: index + 1, paid: invested - before, invested, growth: total - invested, total };
  });
}
