import type { Branch } from '@/lib/provider/records';

import { MAP, type Point, project } from './grid';

/** A city on the map with its offices. */
export interface Place {
  readonly city: string;
  readonly offices: number;
  readonly point: Point;
  /** The anchor of its first office in the list of branches. */
  readonly anchor: string;
  /** Position of its name on wide screens and on phones; `null` where there is no room. */
  readonly labels: Readonly<Record<LabelSize, Label | null>>;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  /** Whether the name ends at `x`, to the left of its dot. */
  readonly end: boolean;
}

export type LabelSize = 'wide' | 'phone';
type Unlabelled = Omit<Place, 'labels'>;

/** The anchor of a branch in the list. */
export const branchAnchor = ({ name, pincode }: Branch): string =>
  `branch-${`${name} ${pincode ?? ''}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Drawing units of a character and a line; on phones the drawing is half as large. */
const SIZES: Readonly<Record<LabelSize, { readonly character: number; readonly line: number }>> = {
  wide: { character: 8.2, line: 17 },
  phone: { character: 14.5, line: 30 },
};
const GAP = 8;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOfDot = ({ x, y }: Point): Box => ({
  left: x - 5,
  right: x + 5,
  top: y - 5,
  bottom: y + 5,
});

function boxOfLabel({ x, y, end }: Label, city: string, size: LabelSize): Box {
  const { character, line } = SIZES[size];
  const width = city.length * character;
  const left = end ? x - width : x;
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 };
}

/** Possible label positions: right or left of the dot; level, half a line higher or lower. */
function candidates({ x, y }: Point, size: LabelSize): Label[] {
  const half = SIZES[size].line / 2;
  return [0, -half, half].flatMap((shift) => [
    { x: x + GAP, y: y + shift, end: false },
    { x: x - GAP, y: y + shift, end: true },
  ]);
}

const isOnMap = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;

/** Gives each name the first position that overlaps no other name or dot; `null` for none. */
function placeLabels(places: readonly Unlabelled[], size: LabelSize): (Label | null)[] {
  const dots = places.map(({ point }) => boxOfDot(point));
  const taken: Box[] = [];
  return places.map(({ point, city }, at) => {
    const others = dots.filter((_, index) => index !== at);
    for (const label of candidates(point, size)) {
      const box = boxOfLabel(label, city, size);
      if (!isOnMap(box) || [...others, ...taken].some((one) => meet(one, box))) continue;
      taken.push(box);
      return label;
    }
    return null;
  });
}

/** The cities of a list of branches with positions and labels, most offices first. */
export function placesOf(branches: readonly Branch[]): readonly Place[] {
  const cities = new Map<string, Unlabelled>();
  for (const branch of branches) {
    const point = branch.position && project(branch.position);
    if (!point) continue;
    const city = branch.city ?? branch.name;
    const known = cities.get(city);
    if (known) cities.set(city, { ...known, offices: known.offices + 1 });
    else cities.set(city, { city, offices: 1, point, anchor: branchAnchor(branch) });
  }
  const places = [...cities.values()].sort((a, b) => b.offices - a.offices);
  const wide = placeLabels(places, 'wide');
  const phone = placeLabels(places, 'phone');
  return places.map((place, at) => ({
    ...place,
    labels: { wide: wide[at] ?? null, phone: phone[at] ?? null },
  }));
}
