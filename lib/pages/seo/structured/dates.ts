import type { PartOf } from './page';

/** The day of a page's figures; of a page without a known day nothing. */
export const figuresOf =
  (day: string | null | undefined): PartOf =>
  () =>
    day ? { page: { temporalCoverage: day.slice(0, 10) } } : null;

/** The day a text was changed last, where the page prints one. @param day `YYYY-MM-DD` */
export const changedOn =
  (day: string): PartOf =>
  () => ({ page: { dateModified: day } });
