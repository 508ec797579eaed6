import { readNumber } from '@/lib/tools/forms/number';

/** A line that is not blank, counted from 1, cut into its words. */
export interface Line {
  readonly at: number;
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * The lines of a pasted text. Tabs, semicolons and runs of blanks separate the words, commas do
 * not.
 */
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
