import { lengthOf } from '@/lib/tools/typography/justify';

export interface TileText {
  readonly lines: readonly string[];
  /** Font sizes in the drawing's units. */
  readonly size: number;
  readonly changeSize: number;
  readonly inset: number;
  readonly withChange: boolean;
}

const SIZES = [20, 17, 15, 14] as const;
/** `font-stretch` of a tile's name, in per cent. */
const WIDTH = 85;
const CHANGE_LENGTH = 4.6;

function breakings(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  const broken = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return [[name], ...broken];
}

/**
 * The largest text that fits a tile: its name, and its change if there is room. `null` if none
 * fits.
 */
export function fitTile(name: string, width: number, height: number): TileText | null {
  for (const size of SIZES) {
    const inset = size > 15 ? 10 : 7;
    const changeSize = size > 17 ? 17 : 14;
    const room = width - 2 * inset;
    const lines = breakings(name).find(
      (candidate) =>
        candidate.every((line) => lengthOf(line, WIDTH) * size <= room) &&
        candidate.length * size * 1.15 + 2 * inset - 4 <= height,
    );
    if (!lines) continue;
    const left = height - 2 * inset - lines.length * size * 1.15;
    const withChange = left >= changeSize * 0.8 && room >= CHANGE_LENGTH * changeSize * 0.85;
    // On a large tile the size is reduced until the change fits too.
    if (!withChange && size > 14) continue;
    return { lines, size, changeSize, inset, withChange };
  }
  return null;
}
