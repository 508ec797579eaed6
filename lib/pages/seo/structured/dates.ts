import type { PartOf } from './page';
import { indianDay, indianMoment } from '@/lib/tools/time';

/** The day of a page's figures; empty if the day is not known. */
export const figuresOf =
  (day: string | null | undefined): PartOf =>
  () =>
    day ? { page: { temporalCoverage: indianDay(day) } } : null;

/** The day a text was changed last, where the page prints one. @param day `YYYY-MM-DD` */
export const changedOn =
  (day: string): PartOf =>
  () => ({ page: { dateModified: indianMoment(day) } });
