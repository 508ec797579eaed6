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

/** A date such as `2024-04-01`, `01-04-2024` or `1/4/2024` (day first) as a count of days; else null. */
export function pastedDay(text: string): number | null {
  const first = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const last = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const [year, month, day] = (first?.slice(1) ?? last?.slice(1).toReversed() ?? []).map(Number);
  if (!year || !month || !day || year < 1900 || year > 2100) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() / DAY : null;
}

/** A count of days as `2024-04-01`. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
