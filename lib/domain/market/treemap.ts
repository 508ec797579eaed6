import { squarify } from '@/lib/tools/charts/squarify';

import { sizeOf, type IndustryDay, type IndustryDays } from './industries';

export interface Tile {
  readonly day: IndustryDay;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Half the space between two tiles. */
const HALF_GAP = 1;

/** The target ratio of a tile's sides. */
const RATIO = 1.2;

/** Of sizes: below 1, it makes the smallest tiles wide enough for a name. */
const EXPONENT = 0.72;

/** A side of a part, less half a gap at each end, in whole units. @returns its start and length */
function sideOf(start: number, end: number): readonly [number, number] {
  const middle = (start + end) / 2;
  const from = Math.round(Math.min(start + HALF_GAP, middle));
  return [from, Math.round(Math.max(end - HALF_GAP, middle)) - from];
}

/**
 * Lays out industries as tiles by size, in the units of width and height.
 * @param industries each with a size above 0
 */
export function treemapTiles(
  { days, measure }: IndustryDays,
  width: number,
  height: number,
): readonly Tile[] {
  const box = {
    left: -HALF_GAP,
    top: -HALF_GAP,
    right: width + HALF_GAP,
    bottom: height + HALF_GAP,
  };
  const size = (day: IndustryDay): number => sizeOf(day, measure) ** EXPONENT;
  return squarify(days, size, box, RATIO).map(({ item, left, top, right, bottom }) => {
    const [x, tileWidth] = sideOf(left, right);
    const [y, tileHeight] = sideOf(top, bottom);
    return { day: item, x, y, width: tileWidth, height: tileHeight };
  });
}
