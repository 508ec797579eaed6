import type { PartOf } from './page';

/** The day a text was changed last, where the page prints one. @param day `YYYY-MM-DD` */
export const changedOn =
  (day: string): PartOf =>
  () => ({ page: { dateModified: day } });
