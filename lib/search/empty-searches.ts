import { MIN_QUERY, normaliseQuery } from '@/lib/search/match';
import { isPersonal } from '@/lib/search/personal';
import { singleton } from '@/lib/tools/singleton';
import { addDays, indianClock } from '@/lib/tools/time';

/** Days in the report, today included. */
const DAYS = 7;
/** Different searches that are held of a day; where more come, those seen once are forgotten. */
const MOST_OF_A_DAY = 2_000;
/** Longer ones are letters to us, not searches. */
const LONGEST = 60;
/** Queries that fewer people than these may have typed are left out. */
const LEAST_TIMES = 5;
const MOST_TOLD = 200;

/** Counts of the searches of each day, in memory alone: they end with the process. */
export const emptySearchDays = () =>
  singleton('empty searches', () => new Map<string, Map<string, number>>());

/** A query as it is counted, its digits masked; `null` for one that may be of a person. */
function maskedQuery(query: string): string | null {
  const text = normaliseQuery(query);
  if (text.length < MIN_QUERY || text.length > LONGEST) return null;
  if (text.includes('@') || isPersonal(text)) return null;
  return text.replace(/\p{Nd}/gu, '#');
}

const firstDay = (now: Date): string => addDays(indianClock(now).day, 1 - DAYS);

/** Counts a search that found nothing, without anything of who asked. */
export function noteEmptySearch(query: string, now = new Date()): void {
  const masked = maskedQuery(query);
  if (masked === null) return;
  const { day } = indianClock(now);
  for (const old of emptySearchDays().keys())
    if (old < firstDay(now)) emptySearchDays().delete(old);
  const counts = emptySearchDays().get(day) ?? new Map<string, number>();
  emptySearchDays().set(day, counts);
  if (counts.size >= MOST_OF_A_DAY && !counts.has(masked)) {
    for (const [text, times] of counts) if (times === 1) counts.delete(text);
    if (counts.size >= MOST_OF_A_DAY) return;
  }
  counts.set(masked, (counts.get(masked) ?? 0) + 1);
}

/** The searches of the last seven days that found nothing, most frequent first. */
export function emptySearches(
  now = new Date(),
): readonly { readonly query: string; readonly times: number }[] {
  const sums = new Map<string, number>();
  for (const [day, counts] of emptySearchDays()) {
    if (day < firstDay(now)) continue;
    for (const [query, times] of counts) sums.set(query, (sums.get(query) ?? 0) + times);
  }
  return [...sums]
    .filter(([, times]) => times >= LEAST_TIMES)
    .sort(([a, of], [b, others]) => others - of || (a < b ? -1 : 1))
    .slice(0, MOST_TOLD)
    .map(([query, times]) => ({ query, times }));
}
