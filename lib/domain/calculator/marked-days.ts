import { DAY_FORMS, pastedDay } from './pasted-days';

/** A time after the date is ignored. */
const TIME = String.raw`(?:[T,\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]m)?(?:Z|\s?[-+]\d{2}:\d{2})?)?`;
const WITHIN = new RegExp(
  `(?<![\\w.])(${DAY_FORMS.map((form) => form.replaceAll(/\?<\w+>/g, '?:')).join('|')})${TIME}(?!\\w)`,
  'gi',
);

/**
 * A line with its dates replaced by day numbers between marks, `@20195@`; other lines are not
 * changed.
 */
export const markDays = (line: string): string =>
  line.replaceAll('@', ' ').replace(WITHIN, (written: string, date: string) => {
    const day = pastedDay(date);
    return day === null ? written : ` @${day}@ `;
  });

/** The day if a cell consists of one marked day; else `null`. */
export function markedDay(cell: string | undefined): number | null {
  const [, day] = /^@(-?\d+)@$/.exec(cell ?? '') ?? [];
  return day === undefined ? null : Number(day);
}

/** A cell cut at its marked days. */
export const cutAtDays = (cell: string): readonly string[] =>
  cell.split(/(@-?\d+@)/).map((part) => part.trim());
