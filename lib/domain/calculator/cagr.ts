import { choice, day, rupees, wholeMonths, wholeYears } from './fields';
import type { YearRow } from './plan-figures';
import { pastedDay } from './pasted-days';
import type { Fields, Values } from './types';

export const cagrFields = {
  from: rupees('Value at the beginning', [100_000, 1, 1_000_000_000, 1_000]),
  to: rupees('Value at the end', [200_000, 0, 1_000_000_000, 1_000]),
  time: choice('months', 'Count the time in', [
    { value: 'months', label: 'Years and months', note: 'A month is a twelfth of a year' },
    { value: 'days', label: 'Days', note: 'From date to date, 365 to a year, as XIRR counts' },
  ]),
  years: wholeYears('Years between them', [6, 1, 50, 1]),
  months: wholeMonths('And months', [0, 0, 11, 1]),
  begin: day('Date at the beginning', '2020-04-01'),
  end: day('Date at the end', '2026-04-01'),
} satisfies Fields;

export type CagrFields = typeof cagrFields;
export type CagrInput = Values<CagrFields>;

const YEAR_DAYS = 365;
const MOST_YEARS = 50;

/** The days from one date to the other; `NaN` if one of them is not between 1900 and 2100. */
export const daysOf = ({ begin, end }: CagrInput): number =>
  (pastedDay(end) ?? NaN) - (pastedDay(begin) ?? NaN);

/** The time in years: years and twelfths of a year, or days, with 365 days a year. */
export const yearsOf = (input: CagrInput): number =>
  input.time === 'days' ? daysOf(input) / YEAR_DAYS : input.years + input.months / 12;

/** Why two dates have no rate: a year at least and fifty at most are between them. */
export function problemOf(input: CagrInput): string | null {
  if (input.time === 'months') return null;
  const days = daysOf(input);
  // Fifty calendar years have up to thirteen leap days.
  if (days >= YEAR_DAYS && days <= MOST_YEARS * YEAR_DAYS + 13) return null;
  return `These dates have no yearly rate. Enter dates of 1900 to 2100, the second at least ${YEAR_DAYS} days and at most ${MOST_YEARS} years after the first.`;
}

/** The yearly rate, in per cent, at which one value grows to the other: (B/A)^(1/t) − 1. */
export function cagrOf(input: CagrInput): number {
  return ((input.to / input.from) ** (1 / yearsOf(input)) - 1) * 100;
}

/** The whole change, in per cent. */
export const absoluteOf = ({ from, to }: CagrInput): number => ((to - from) / from) * 100;

/** The value at the end of each whole year, if it had grown at that rate. */
export function cagrSeries(input: CagrInput): readonly YearRow[] {
  const { from } = input;
  const rate = cagrOf(input) / 100;
  return Array.from({ length: Math.floor(yearsOf(input)) }, (_, index) => {
    const year = index + 1;
    const total = from * (1 + rate) ** year;
    return { year, paid: 0, invested: from, growth: total - from, total };
  });
}
