import type { Sourced } from '@/lib/domain/sourced';
import { dayInIndia } from '@/lib/tools/time';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date as sitemaps take it: a day as it is, a moment in UTC; `null` for what is neither. */
export function lastmodOf(date: string | null | undefined): string | null {
  if (!date) return null;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return DAY.test(date) ? date : `${moment.toISOString().slice(0, 19)}Z`;
}

/** The latest of some dates, each a day or a moment; `null` where none is known. */
export function latestOf(dates: readonly (string | null | undefined)[]): string | null {
  const known = dates.flatMap((date) => lastmodOf(date) ?? []);
  return known.reduce<string | null>(
    (latest, date) => (latest === null || Date.parse(date) > Date.parse(latest) ? date : latest),
    null,
  );
}

/** The latest date of a list; `null` where the list has not loaded or has no date. */
export const latestBy = <T>(
  items: readonly T[] | null | undefined,
  date: (item: T) => string | null,
): string | null => latestOf((items ?? []).map(date));

/** The day that figures are of; `null` where their file carries none. */
export const dayOf = (answer: Sourced<unknown> | null): string | null =>
  answer?.asOf ? dayInIndia(answer.asOf) : null;
