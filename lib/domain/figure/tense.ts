import { formatDate } from '@/lib/tools/format';
import { dayInIndia } from '@/lib/tools/time';

import { type AgingKind, isOld, type MarketClock } from './ages';

/** The day in India of a day or time; `null` if there is none. */
export const dayOf = (asOf: string | null | undefined): string | null =>
  asOf ? dayInIndia(asOf) : null;

/** The day that a sentence has to name: that of figures past their maximum age, else `null`. */
export function pastDay(
  kind: AgingKind,
  asOf: string | null | undefined,
  now: MarketClock,
): string | null {
  const day = dayOf(asOf);
  return day !== null && isOld(kind, day, now) ? day : null;
}

/** The finding of a table: in the past tense with its day if that is given. */
export interface Finding {
  /** Begins as it does within a sentence: `1 share is in the ban period`. */
  readonly present: string;
  /** Default: the same text for both tenses. */
  readonly past?: string;
}

/** `On 17 Dec 2025, 1 share was in the ban period`, or the present tense without a day. */
export function findingOn({ present, past = present }: Finding, day: string | null): string {
  const words = day === null ? present : `On ${formatDate(day)}, ${past}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
