import type { PartOf } from './page';
import { indianDay } from '@/lib/tools/time';

/** The day of a page's figures; empty if the day is not known. */
export const figuresOf =
  (day: string | null | undefined): PartOf =>
  () =>
    day ? { page: { temporalCoverage: indianDay(day) } } : null;

/** A day as its first moment in India, which search engines want with hour and zone; a moment as it is. */
export const momentOf = (date: string): string =>
  date.length === 10 ? `${date}T00:00:00+05:30` : date;

/** The day a text was changed last, where the page prints one. @param day `YYYY-MM-DD` */
export const changedOn =
  (day: string): PartOf =>
  () => ({ page: { dateModified: momentOf(day) } });
