import type { Branch } from '../provider/records';

import { MAP, type Point, project } from './grid';

/** A city on the map with its offices. */
export interface Place {
  readonly city: string;
  readonly offices: number;
  readonly point: Point;
  /** The anchor of its first office in the list. */
  readonly anchor: string;
  /** Where its name stands; `null` where there is no room for it. */
  readonly label: { readonly x: number; readonly y: number; readonly end: boolean } | null;
}

/** A branch's anchor in the list. */
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

const CHARACTER = 7.6;
const LINE = 16;
const GAP = 8;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOfDot = ({ x, y }: Point): Box => ({
  left: x - 5,
  right: x + 5,
  top: y - 5,
  bottom: y + 5,
});

function boxOfLabel({ x, y }: Point, city: string, end: boolean, shift: number): Box {
  const width = city.length * CHARACTER;
  const left = end ? x - GAP - width : x + GAP;
  return { left, right: left + width, top: y - LINE / 2 + shift, bottom: y + LINE / 2 + shift };
}

const CANDIDATES = [
  { end: false, shift: 0 },
  { end: true, shift: 0 },
  { end: false, shift: -9 },
  { end: false, shift: 9 },
  { end: true, shift: -9 },
  { end: true, shift: 9 },
] as const;

const isOnMap = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;

/** Names beside their dots: the first place that meets no other name and no dot, or none. */
function placeLabels(places: readonly Omit<Place, 'label'>[]): Place[] {
  const dots = places.map(({ point }) => boxOfDot(point));
  const taken: Box[] = [];
  return places.map((place, at) => {
    const others = dots.filter((_, index) => index !== at);
    const found = CANDIDATES.map(({ end, shift }) => ({
      end,
      shift,
      box: boxOfLabel(place.point, place.city, end, shift),
    })).find(({ box }) => isOnMap(box) && ![...others, ...taken].some((one) => meet(one, box)));
    if (!found) return { ...place, label: null };
    taken.push(found.box);
    const { end, shift } = found;
    const x = place.point.x + (end ? -GAP : GAP);
    return { ...place, label: { x, y: place.point.y + shift, end } };
  });
}

/** The cities of a list of branches, those with most offices first, ready to be drawn. */
export function placesOf(branches: readonly Branch[]): readonly Place[] {
  const cities = new Map<string, Omit<Place, 'label'>>();
  for (const branch of branches) {
    const point = branch.position && project(branch.position);
    if (!point) continue;
    const city = branch.city ?? branch.name;
    const known = cities.get(city);
    if (known) cities.set(city, { ...known, offices: known.offices + 1 });
    else cities.set(city, { city, offices: 1, point, anchor: branchAnchor(branch) });
  }
  return placeLabels([...cities.values()].sort((a, b) => b.offices - a.offices));
}
