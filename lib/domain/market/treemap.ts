import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

import { sizeOf, type IndustryDay, type IndustryDays } from './industries';

export interface Tile {
  readonly day: IndustryDay;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Node {
  readonly day?: IndustryDay;
  readonly children?: readonly Node[];
}

/** Lays out industries as tiles by size, in the units of width and height. */
export function treemapTiles(
  { days, measure }: IndustryDays,
  width: number,
  height: number,
): readonly Tile[] {
  if (days.length === 0) return [];
  const root = hierarchy<Node>({ children: days.map((day) => ({ day })) }, (node) => node.children)
    // The exponent below 1 makes the smallest tiles wide enough for a name.
    .sum((node) => (node.day ? sizeOf(node.day, measure) ** 0.72 : 0));
  const layout = treemap<Node>()
    .tile(treemapSquarify.ratio(1.2))
    .size([width, height])
    .paddingInner(2)
    .round(true);
  return layout(root)
    .leaves()
    .flatMap(({ data, x0, x1, y0, y1 }) =>
      data.day ? [{ day: data.day, x: x0, y: y0, width: x1 - x0, height: y1 - y0 }] : [],
    );
}
