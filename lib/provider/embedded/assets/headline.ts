import { kerning, outlines } from './headline-outlines';

/** Units to the em of the drawn characters. */
export const EM = 500;

/** Where each character of a line stands, in units; a character that has no outline is left out. */
export function place(line: string): { character: string; x: number }[] {
  const placed: { character: string; x: number }[] = [];
  let x = 0;
  let previous = '';
  for (const character of line.replaceAll("'", '’')) {
    const outline = outlines[character];
    if (!outline) continue;
    x += kerning[previous + character] ?? 0;
    placed.push({ character, x });
    x += outline[0];
    previous = character;
  }
  return placed;
}

/** Width of a drawn line at a size in pixels. */
export function headlineWidth(line: string, size: number): number {
  const last = place(line).at(-1);
  if (!last) return 0;
  return ((last.x + (outlines[last.character]?.[0] ?? 0)) * size) / EM;
}

function greedy(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const current = lines.at(-1);
    const joined = current === undefined ? word : `${current} ${word}`;
    if (current !== undefined && headlineWidth(joined, size) <= width) {
      lines[lines.length - 1] = joined;
    } else lines.push(word);
  }
  return lines;
}

/** Breaks a heading into as few lines as the width allows, and evens their lengths. */
export function wrapHeadline(text: string, size: number, width: number): string[] {
  const words = text.trim().split(/\s+/);
  const fewest = greedy(words, size, width);
  for (let narrower = width * 0.5; narrower < width; narrower += width * 0.02) {
    const tried = greedy(words, size, narrower);
    const fits = tried.every((line) => headlineWidth(line, size) <= width);
    if (fits && tried.length === fewest.length) return tried;
  }
  return fewest;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * The largest of the sizes at which a heading fits a width and a number of lines; the smallest
 * size, cut at the last line with three points, where none does.
 */
export function fitHeadline(
  text: string,
  { width, lines, sizes }: { width: number; lines: number; sizes: readonly number[] },
): Fitted {
  for (const size of sizes) {
    const wrapped = wrapHeadline(text, size, width);
    const fits = wrapped.every((line) => headlineWidth(line, size) <= width);
    if (fits && wrapped.length <= lines) return { size, lines: wrapped };
  }
  const size = sizes.at(-1) ?? 48;
  const wrapped = greedy(text.trim().split(/\s+/), size, width);
  if (wrapped.length <= lines) return { size, lines: wrapped };
  const kept = wrapped.slice(0, lines);
  kept[lines - 1] = `${kept[lines - 1] ?? ''}...`;
  return { size, lines: kept };
}
