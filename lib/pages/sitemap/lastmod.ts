import type { Sourced } from '@/lib/domain/sourced';
import { dayInIndia } from '@/lib/tools/time';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date in the format of sitemaps: a day unchanged, a time in UTC; `null` if it is neither. */
export function lastmodOf(date: string | null | undefined): string | null {
  if (!date) return null;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return DAY.test(date) ? date : `${moment.toISOString().slice(0, 19)}Z`;
}

/** The latest of some dates or times; `null` if none is known. */
export function latestOf(dates: readonly (string | null | undefined)[]): string | null {
  const known = dates.flatMap((date) => lastmodOf(date) ?? []);
  return known.reduce<string | null>(
    (latest, date) => (latest === null || Date.parse(date) > Date.parse(latest) ? date : latest),
    null,
  );
}

/** The latest date of a list; `null` if the list has not loaded or has no date. */
export const latestBy = <T>(
  items: readonly T[] | null | undefined,
  date: (item: T) => string | null,
): string | null => latestOf((items ?? []).map(date));

/** The day of the figures; `null` if their file has none. */
export const dayOf = (answer: Sourced<unknown> | null): string | null =>
  answer?.asOf ? dayInIndia(answer.asOf) : null;
