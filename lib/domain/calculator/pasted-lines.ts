import { readNumber } from '@/lib/tools/forms/number';

/** A line that is not blank, counted from 1, cut into its words. */
export interface Line {
  readonly at: number;
  readonly text: string;
  readonly words: readonly string[];
}

/** The lines of a pasted text. Tabs, semicolons and runs of blanks part the words, commas do not. */
export function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const words = line.split(/[\s;|]+/).filter(Boolean);
    return words.length > 0 ? [{ at: index + 1, text: line.trim().slice(0, 40), words }] : [];
  });
}

/** The largest sum that a line may have; beyond it doubles lose paise. */
const LARGEST = 1e12;

/** A number as people paste it: `₹1,00,000.50`, `−500`, `(500)`; null for anything else. */
export function pastedNumber(text: string): number | null {
  const value = readNumber(text.replace(/^\((.*)\)$/, '-$1').replace('₹', ''));
  return value !== null && Math.abs(value) <= LARGEST ? value : null;
}

const DAY = 86_400_000;

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = `(?<month>\\d{1,2}|(?:${MONTHS})[a-z]*\\.?)`;

/** How people and statements write a day; the day comes before the month, and the year has four digits. */
const DAYS: readonly string[] = [
  `(?<year>\\d{4})[-/.]${MONTH}[-/.](?<day>\\d{1,2})`,
  `(?<day>\\d{1,2})(?:[-/.]|\\s(?=[a-z]))${MONTH}(?:[-/.]|,?\\s)(?<year>\\d{4})`,
  `(?<month>(?:${MONTHS})[a-z]*)\\.? (?<day>\\d{1,2}),? (?<year>\\d{4})`,
];

const WHOLE = DAYS.map((form) => new RegExp(`^${form}$`, 'i'));
/** A time of the day behind it is of no account. */
const TIME = String.raw`(?:[T,\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]m)?(?:Z|\s?[-+]\d{2}:?\d{2})?)?`;
const WITHIN = new RegExp(
  `(?<![\\w.])(${DAYS.map((form) => form.replaceAll(/\?<\w+>/g, '?:')).join('|')})${TIME}(?!\\w)`,
  'gi',
);

/** A date such as `2024-04-01`, `1/4/2024` (day first) or `17-Apr-2025` as a count of days; else null. */
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

/** A line with its dates as counts of days between marks, `@20195@`; others stay as they are. */
export const markDays = (line: string): string =>
  line.replaceAll('@', ' ').replace(WITHIN, (written: string, date: string) => {
    const day = pastedDay(date);
    return day === null ? written : ` @${day}@ `;
  });

/** A count of days as `2024-04-01`. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
