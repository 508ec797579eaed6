import { z } from 'zod';

import { date, figure, optional, parseDate, parseNumber, text, type Wire } from './primitives';

/** A NAV that is no price of a unit: 0 stands where there is none. */
const nav = figure.transform((value) => (value !== null && value > 0 ? value : null));

export const fundScheme = z.object({
  code: text,
  name: text,
  house: optional(text),
  category: optional(text),
  isin: optional(text),
  reinvestmentIsin: optional(text),
  plan: optional(text),
  option: optional(text),
  formerName: optional(text),
  nav: optional(nav),
  date: optional(date),
  previousNav: optional(nav),
  previousDate: optional(date),
  firstDate: optional(date),
});
export type FundSchemeWire = Wire<typeof fundScheme>;

/** Days with a NAV; checked one by one without a schema of each, since a scheme has thousands. */
const navDays = z.array(z.unknown()).transform((items) =>
  items.flatMap((item) => {
    const [given, value] = Array.isArray(item) ? (item as unknown[]) : [];
    const [day, price] = [parseDate(given), parseNumber(value)];
    return day !== null && price !== null && price > 0 ? [{ day, nav: price }] : [];
  }),
);

export const fundHistory = z.object({
  schemes: z.array(z.object({ code: text, days: navDays })),
});
export type FundHistoryWire = Wire<typeof fundHistory>;
