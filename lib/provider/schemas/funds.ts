import { z } from 'zod';

import type { NavPoint } from '@/lib/domain/fund/types';

import { noteLoss, wireForms } from './forms';
import {
  date,
  figure,
  link,
  optional,
  optionalList,
  parseDate,
  parseNumber,
  text,
  type Wire,
} from './primitives';

/** A NAV; 0 means that there is none. */
const nav = figure.transform((value) => (value !== null && value > 0 ? value : null));

/** A day with its NAV; `null` if it is not one. */
function navDay(item: unknown): NavPoint | null {
  const [given, value] = Array.isArray(item) ? (item as unknown[]) : [];
  const [day, price] = [parseDate(given), parseNumber(value)];
  return day !== null && price !== null && price > 0 ? { day, nav: price } : null;
}

const monthEnds = z
  .array(z.unknown())
  .nullish()
  .transform((items) => items?.map(navDay) ?? null)
  .catch(() => {
    noteLoss();
    return null;
  })
  .register(wireForms, {
    kind: 'optional',
    of: z.unknown().register(wireForms, { kind: 'navDays' }),
  });

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
  monthEnds,
});
export type FundSchemeWire = Wire<typeof fundScheme>;

/** Days with a NAV; checked in a loop without a schema per item, since a scheme has thousands. */
const navDays = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => navDay(item) ?? []))
  .register(wireForms, { kind: 'navDays' });

/** A figure or text without its day is dropped: it may be out of date. */
const stated = <Output, Input>(value: z.ZodType<Output, Input>) =>
  optional(z.object({ value, date }));

const percent = figure.refine((value) => value !== null && value >= 0, 'is no share');

const facts = z.object({
  expenses: stated(percent),
  riskometer: stated(text),
  benchmark: stated(text),
  exitLoad: stated(text),
  documents: optionalList(z.object({ title: text, url: link, date })),
});

const schemeHistory = z.object({ code: text, days: navDays, facts: optional(facts) });

export const fundHistory = z.object({ schemes: z.array(schemeHistory) });
export interface FundHistoryWire {
  schemes: (Omit<Wire<typeof schemeHistory>, 'facts'> & { facts?: Wire<typeof facts> })[];
}
