import { decodeHTMLStrict } from 'entities/decode';
import { z } from 'zod';

import { toAssetAddress, toLink } from './addresses';
import { noteLoss } from './losses';
import { sanitizeMarkup } from './markup';

/**
 * The tolerance rules of all the provider's records. The input type of a schema is what the
 * provider may send, its output type what a record has.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NUMERAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a figure as providers write it: a number, or a string with thousands separators, a sign, a
 * trailing `%` or surrounding blanks.
 * @returns the finite number, or `null` for anything else (a missing value, never 0)
 */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const compact = value.replaceAll(',', '').trim().replace(/%$/, '').trim().replace(/^−/, '-');
  if (!NUMERAL.test(compact)) return null;
  const parsed = Number(compact);
  return Number.isFinite(parsed) ? parsed : null;
}

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** How providers and exchanges write a day; the month is a number or the first letters of its name. */
const DAYS: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/,
  /^(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4})/,
  /^(?<day>\d{1,2})[-/ ](?<month>[a-z]{3})[-/ ](?<year>\d{4})/i,
  /^(?<month>[a-z]{3}) +(?<day>\d{1,2}),? +(?<year>\d{4})/i,
];

const TIME =
  /^(?:T|,? +)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?<fraction>\.\d+)?)?(?: *(?<half>[ap])m)?(?: *(?<zone>z|[+-]\d{2}:?\d{2}))?$/i;

/**
 * A time in the JSON format of .NET, in ms since 1970; an offset after the number only says where
 * it was written.
 */
const DOT_NET = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;

/** Ms since 1970 of the years 2000 to 2100: a smaller or larger number means something else. */
const EPOCH = { from: Date.UTC(2000, 0, 1), to: Date.UTC(2100, 0, 1) } as const;

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

function instantOf(moment: Date): string | null {
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** A bare number as ms since 1970. */
const momentOf = (ms: number): string | null =>
  ms >= EPOCH.from && ms < EPOCH.to ? instantOf(new Date(ms)) : null;

/** A time of the day in a zone, as an ISO instant; `null` if it is not a time. */
function withTime(date: string, time: string): string | null {
  const {
    hour = '',
    minute,
    second = '00',
    fraction = '',
    half,
    zone,
  } = TIME.exec(time)?.groups ?? {};
  const given = Number(hour);
  if (minute === undefined || (half !== undefined && (given < 1 || given > 12))) return null;
  const hours = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const clock = `${twoDigits(hours)}:${minute}:${second}${fraction}`;
  return instantOf(new Date(`${date}T${clock}${zone?.toUpperCase() ?? '+05:30'}`));
}

/**
 * Reads a date as providers and exchanges write it: ISO 8601, the day first (`25-06-2026`,
 * `25/06/2026`, `25-Jun-2026`) or SQL's `Jun 25 2026`, with or without a time of 24 or 12 hours, ms
 * since 1970, and `/Date(…)/`. Without a zone it is Indian Standard Time.
 * @returns `YYYY-MM-DD` for a day, an ISO instant in UTC for a moment, `null` if it is not a date
 */
export function parseDate(value: unknown): string | null {
  if (typeof value === 'number') return momentOf(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [, ms] = DOT_NET.exec(text) ?? [];
  if (ms !== undefined) return instantOf(new Date(Number(ms)));
  if (/^\d{12,13}$/.test(text)) return momentOf(Number(text));
  const found = DAYS.map((form) => form.exec(text)).find((one) => one !== null);
  const { year = '', month: written = '', day: dayText = '' } = found?.groups ?? {};
  const month = /^\d/.test(written) ? Number(written) : MONTHS.indexOf(written.toLowerCase()) + 1;
  if (!found || month < 1 || !isCalendarDate(Number(year), month, Number(dayText))) return null;
  const date = `${year}-${twoDigits(month)}-${twoDigits(dayText)}`;
  const time = text.slice(found[0].length);
  return time === '' ? date : withTime(date, time);
}

/**
 * Decodes the HTML entities of a plain text, once: `M&amp;M` is M&M, while `&amp;lt;` is the text
 * `&lt;`. An ampersand without a semicolon after its name is one.
 */
const decodeEntities = (value: string): string =>
  value.includes('&') ? decodeHTMLStrict(value) : value;

/** A plain text on one line: entities decoded, runs of blanks and control characters as one blank. */
const oneLine = (value: string): string =>
  decodeEntities(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A required text: not blank after trimming; a bare number (a PIN code, a scheme code) is a text. */
export const text = z
  .union([z.string(), z.number()])
  .transform((value) => oneLine(String(value)))
  .refine((value) => value !== '', 'is blank');

/** A text turned into an address; one that gives no address is `null` and counted as dropped. */
const address = (addressOf: (value: string) => string | null) =>
  text.transform((value) => {
    const found = addressOf(value);
    if (found === null) noteLoss();
    return found;
  });

/** A required text: the address of a page of this site or an `https:` address. */
export const link = address(toLink);

/** A required text that names a file below the asset base. */
export const asset = address(toAssetAddress);

/** A required text that may be blank and keeps its line breaks. */
export const lines = z.string().transform((value) => decodeEntities(value).trim());

/** Texts that feeds use for a missing figure. */
const NO_FIGURE = /^\s*([-–—.]+|n\.?\s*a\.?|n\/a|null|none|nil)?\s*$/i;

/**
 * The figure of a value; `undefined` for a text that is neither a figure nor a marker for a missing
 * one.
 */
export function figureOf(value: number | string | null): number | null | undefined {
  const given = typeof value === 'string' ? decodeEntities(value) : value;
  const parsed = parseNumber(given);
  return parsed === null && typeof given === 'string' && !NO_FIGURE.test(given)
    ? undefined
    : parsed;
}

/** A required figure: the key must be there, its value may be missing. */
export const figure = z.union([z.number(), z.string(), z.null()]).transform((value) => {
  const parsed = figureOf(value);
  if (parsed === undefined) noteLoss();
  return parsed ?? null;
});

/**
 * A required date; an unreadable one makes its record invalid. In the site's own records a date is
 * a text.
 */
export const date = z.union([z.string(), z.number()]).transform((value, context) => {
  const parsed = parseDate(typeof value === 'string' ? oneLine(value) : value);
  if (parsed === null) {
    context.addIssue({ code: 'custom', message: 'is no date' });
    return z.NEVER;
  }
  return parsed;
}) as unknown as z.ZodType<string, string>;

/** Required text with its line breaks and tags, sanitized; blank if nothing of it is allowed. */
export const markup = z
  .string()
  .refine((value) => value.trim() !== '', 'is blank')
  .transform(sanitizeMarkup);

type NavDay = { readonly day: string; readonly nav: number };

/** A day with its NAV; `null` if it is not one. */
function navDay(item: unknown): NavDay | null {
  const [given, value] = Array.isArray(item) ? (item as unknown[]) : [];
  const [day, nav] = [parseDate(given), parseNumber(value)];
  return day !== null && nav !== null && nav > 0 ? { day, nav } : null;
}

/** Days with a NAV; checked in a loop without a schema per item, since a scheme has thousands. */
export const navDays = z.array(z.unknown()).transform((items) => items.map(navDay));

/**
 * Makes a field optional: missing, null, blank or of the wrong kind are all `null`, so that a
 * broken extra never costs the record.
 */
export function optional<Output, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodType<Output | null, Input | null | undefined> {
  const lenient = schema
    .nullish()
    .transform((value) => (value === undefined || value === '' ? null : value))
    .catch(() => {
      noteLoss();
      return null;
    });
  return lenient as unknown as z.ZodType<Output | null, Input | null | undefined>;
}

/**
 * Makes a limiting field optional: if it is missing or blank there is no limit, but if it cannot be
 * read the record is invalid, since it may no longer hold.
 */
export function limiting<Output, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodType<Output | null, Input | null | undefined> {
  const strict = z.preprocess(
    (value) => (typeof value === 'string' && oneLine(value) === '' ? null : value),
    schema.nullish().transform((value) => value ?? null),
  );
  return strict as unknown as z.ZodType<Output | null, Input | null | undefined>;
}

/**
 * An optional list whose invalid items are dropped and counted (`readCounting`); items that are
 * `null` are dropped.
 */
export function optionalList<Output, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodType<NonNullable<Output>[], Input[] | null | undefined> {
  const list = z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = schema.safeParse(item);
        if (parsed.success) return parsed.data === null ? [] : [parsed.data];
        noteLoss();
        return [];
      }),
    )
    .catch(() => {
      noteLoss();
      return [];
    });
  return list as unknown as z.ZodType<NonNullable<Output>[], Input[] | null | undefined>;
}
