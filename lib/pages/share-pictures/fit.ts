import { lengthOf } from '@/lib/tools/typography/justify';

import type { PictureFigure } from './picture';

/** The width of the display font's instance, in per cent (scripts/subset-fonts.mjs). */
const DISPLAY_WIDTH = 80;
const TEXT_WIDTH = 100;
/** Lengths are measured for plain letters; this factor allows for other characters. */
const AIR = 1.02;

type Measure = (line: string) => number;

/** The length of a line in ems; letters with marks are as long as those without. */
const measureAt =
  (width: number): Measure =>
  (line) =>
    lengthOf(line.normalize('NFD').replace(/\p{M}/gu, ''), width) * AIR;

export const displayLength: Measure = measureAt(DISPLAY_WIDTH);
/** The text font is lighter than the measured one, so its lines come out a little shorter. */
export const textLength: Measure = measureAt(TEXT_WIDTH);

/** Parts of a word that each fit a line. */
function broken(word: string, room: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part && measure(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return part ? [...parts, part] : parts;
}

/** A text in lines of at most `room` ems; a word longer than a line is broken. */
function wrap(text: string, room: number, measure: Measure): string[] {
  const words = text
    .split(' ')
    .flatMap((word) => (measure(word) > room ? broken(word, room, measure) : [word]));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** At most `most` lines; where more are needed the last ends with an ellipsis. */
export function wrapAtMost(text: string, room: number, most: number, measure: Measure): string[] {
  const lines = wrap(text, room, measure);
  if (lines.length <= most) return lines;
  let last = lines.slice(most - 1).join(' ');
  while (last && measure(`${last}…`) > room) last = last.slice(0, -1);
  const word = last.lastIndexOf(' ');
  if (word > last.length / 2) last = last.slice(0, word);
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,;:.–&(-]+$/u, '')}…`];
}

export interface Fitted {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** Font sizes of a heading, the largest first, each with the lines it may take. */
const SIZES = [
  { size: 118, lines: 2 },
  { size: 100, lines: 2 },
  { size: 88, lines: 3 },
  { size: 76, lines: 3 },
  { size: 66, lines: 3 },
] as const;

/**
 * A heading in the largest size at which it fits with unbroken words; at the smallest size it may
 * break words and be cut.
 * @param width pixels
 * @param largest the largest size to try, in pixels
 */
export function fitHeading(text: string, width: number, largest: number): Fitted {
  const tried = SIZES.filter(({ size }) => size <= largest);
  for (const { size, lines: most } of tried) {
    const room = width / size;
    const lines = wrap(text, room, displayLength);
    const isWhole = text.split(' ').every((word) => displayLength(word) <= room);
    if (isWhole && lines.length <= most) return { size, lines };
  }
  const { size, lines } = SIZES[SIZES.length - 1] ?? SIZES[0];
  return { size, lines: wrapAtMost(text, width / size, lines, displayLength) };
}

/** Sizes of the first figure, of the others and of labels, in pixels, and the least gap between. */
export const FIGURE_SIZES = { first: 76, other: 44, label: 23, gap: 24, sign: 28 } as const;

/** The figures that fit next to each other in a width, in pixels; the rest are dropped. */
export function figuresThatFit(
  figures: readonly PictureFigure[],
  width: number,
): readonly PictureFigure[] {
  let used = 0;
  return figures.filter(({ label, value, direction }, at) => {
    const size = at === 0 ? FIGURE_SIZES.first : FIGURE_SIZES.other;
    const sign = direction && direction !== 'flat' ? FIGURE_SIZES.sign : 0;
    const own = Math.max(
      displayLength(value) * size + sign,
      textLength(label) * FIGURE_SIZES.label,
    );
    if (used + own > width) return false;
    used += own + FIGURE_SIZES.gap;
    return true;
  });
}
