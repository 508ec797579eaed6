import { z } from 'zod';

/**
 * The tolerance rules of all the provider's records. A schema's input type is what the provider may
 * send, its output type what the transforms get.
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

/**
 * Reads a date as providers write it: ISO 8601, `YYYY-MM-DD` or `DD-MMM-YYYY`, with or without a
 * time. Without a zone it is Indian Standard Time.
 * @returns `YYYY-MM-DD` for a day, an ISO instant in UTC for a moment, `null` for what is no date
 */
export function parseDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const found =
    /^\s*(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})-([A-Za-z]{3})-(\d{4}))(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/.exec(
      value,
    );
  if (!found) return null;
  const year = Number(found[1] ?? found[6]);
  const month = found[2] ? Number(found[2]) : MONTHS.indexOf((found[5] ?? '').toLowerCase()) + 1;
  const day = Number(found[3] ?? found[4]);
  if (month < 1 || !isCalendarDate(year, month, day)) return null;
  const date = `${found[1] ?? found[6]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!found[7]) return date;
  const instant = new Date(`${date}T${found[7]}${found[8] ?? '+05:30'}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** A required figure: the key must be there, its value may be missing. */
export const figure = z.union([z.number(), z.string(), z.null()]).transform(parseNumber);

/** A required text: not blank after trimming; a bare number (a PIN code, a scheme code) is a text. */
export const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).replace(/\s+/g, ' ').trim())
  .refine((value) => value !== '', 'is blank');

/** A required date; an unreadable one makes its record invalid. */
export const date = z.string().transform((value, context) => {
  const parsed = parseDate(value);
  if (parsed === null) {
    context.addIssue({ code: 'custom', message: 'is no date' });
    return z.NEVER;
  }
  return parsed;
});

/** Required text with its line breaks and tags; sanitized by the transform. */
export const markup = z.string().refine((value) => value.trim() !== '', 'is blank');

/**
 * Makes a field optional: missing, null, blank or of the wrong kind are all `null`, so that a
 * broken extra never costs the record.
 */
export function optional<Output, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodType<Output | null, Input | null | undefined> {
  return schema
    .nullish()
    .transform((value) => value ?? null)
    .catch(null) as unknown as z.ZodType<Output | null, Input | null | undefined>;
}

/** An optional list whose invalid items are dropped. */
export function optionalList<Output, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodType<Output[], Input[] | null | undefined> {
  return z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    )
    .catch([]) as unknown as z.ZodType<Output[], Input[] | null | undefined>;
}

type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The record as a provider sends it, with every optional field really optional. */
export type Wire<Schema extends z.ZodType> =
  z.input<Schema> extends infer T
    ? Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>
    : never;
