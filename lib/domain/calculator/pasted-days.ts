const DAY = 86_400_000;

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = `(?<month>\\d{1,2}|(?:${MONTHS})[a-z]*\\.?)`;

/**
 * Date formats of people and statements; the day comes before the month, and the year has four
 * digits.
 */
export const DAY_FORMS: readonly string[] = [
  `(?<year>\\d{4})[-/.]${MONTH}[-/.](?<day>\\d{1,2})`,
  `(?<day>\\d{1,2})(?:[-/.]|\\s(?=[a-z]))${MONTH}(?:[-/.]|,?\\s)(?<year>\\d{4})`,
  `(?<month>(?:${MONTHS})[a-z]*)\\.? (?<day>\\d{1,2}),? (?<year>\\d{4})`,
];

const WHOLE = DAY_FORMS.map((form) => new RegExp(`^${form}$`, 'i'));

/**
 * A date such as `2024-04-01`, `1/4/2024` (day first) or `17-Apr-2025` as a day number; else null.
 */
export function pastedDay(text: string): number | null {
  const found = WHOLE.map((form) => form.exec(text)?.groups).find(Boolean);
  const { year = '', month: named = '', day = '' } = found ?? {};
  const at = MONTHS.split('|').indexOf(named.slice(0, 3).toLowerCase());
  const [years, month, days] = [Number(year), at < 0 ? Number(named) : at + 1, Number(day)];
  if (!found || years < 1900 || years > 2100) return null;
  const date = new Date(Date.UTC(years, month - 1, days));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === days
    ? date.getTime() / DAY
    : null;
}

/** A day number as `2024-04-01`. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
