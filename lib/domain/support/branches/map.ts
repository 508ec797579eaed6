import type { Branch } from '../records';
import { branchAnchor } from './offices';

/** Width of the map, in its own units: pixels at its full size. */
const WIDTH = 320;
/** Space around the outermost dots, for their names. */
const EDGE = 36;
/** The text of a name: its height, and the mean width of a letter. */
const LINE = 16;
const LETTER = 7;
/** A dot's radius: for one office, and the addition for more (by the square root). */
const DOT = 4;
const GROWS = 2;

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** `Mumbai, 2 offices` */
  readonly name: string;
  /** The anchor of the city's first office in the list. */
  readonly anchor: string;
}

interface Name {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
  readonly text: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The places of a name around a point: right, left, above, below. */
function placesOf(x: number, y: number, text: string): readonly (Name & Box)[] {
  const width = text.length * LETTER;
  const at = (anchor: Name['anchor'], left: number, base: number) => ({
    text,
    anchor,
    x: anchor === 'start' ? left : anchor === 'end' ? left + width : left + width / 2,
    y: base,
    left,
    right: left + width,
    top: base - LINE * 0.8,
    bottom: base + LINE * 0.2,
  });
  return [
    at('start', x + 9, y + 5),
    at('end', x - 9 - width, y + 5),
    at('middle', x - width / 2, y - 9),
    at('middle', x - width / 2, y + 20),
  ];
}

const groupsOf = (branches: readonly Branch[], of: (branch: Branch) => string | null) =>
  [...new Set(branches.flatMap((branch) => of(branch) ?? []))].map((name) => ({
    name,
    branches: branches.filter((branch) => of(branch) === name),
  }));

/**
 * The offices on a map: one dot per city, and the names of states next to one of their dots if
 * there is room. No borders are drawn, since they are regulated by law.
 * @returns `null` if no office has a position
 */
export function officeMap(branches: readonly Branch[]) {
  const placed = branches.filter(({ position }) => position !== null);
  const [longitudes, latitudes] = [
    placed.map(({ position }) => position?.longitude ?? 0),
    placed.map(({ position }) => position?.latitude ?? 0),
  ];
  if (placed.length === 0) return null;
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (WIDTH - 2 * EDGE) / Math.max((east - west) * narrow, (north - south) * 0.75, 1);
  const round = (length: number) => Math.round(length * 10) / 10;
  const centre = (WIDTH - (east - west) * narrow * scale) / 2;
  const placeOf = ({ position }: Branch) => ({
    x: round(centre + ((position?.longitude ?? 0) - west) * narrow * scale),
    y: round(EDGE + (north - (position?.latitude ?? 0)) * scale),
  });
  const dots = groupsOf(placed, ({ city, name }) => city ?? name).flatMap((city): Dot[] => {
    const [first] = city.branches;
    if (!first) return [];
    const count = city.branches.length;
    const name = count === 1 ? city.name : `${city.name}, ${count} offices`;
    return [
      {
        ...placeOf(first),
        r: round(DOT + GROWS * Math.sqrt(count)),
        name,
        anchor: branchAnchor(first),
      },
    ];
  });
  const boxes: Box[] = dots.map(({ x, y, r }) => ({
    left: x - r,
    right: x + r,
    top: y - r,
    bottom: y + r,
  }));
  const height = round(2 * EDGE + (north - south) * scale);
  const names = groupsOf(placed, ({ state }) => state).flatMap((state): Name[] => {
    const free = state.branches
      .map(placeOf)
      .flatMap(({ x, y }) => placesOf(x, y, state.name))
      .find(
        (place) =>
          place.left >= 0 && place.right <= WIDTH && !boxes.some((box) => touches(box, place)),
      );
    if (!free) return [];
    boxes.push(free);
    return [{ x: round(free.x), y: round(free.y), anchor: free.anchor, text: free.text }];
  });
  return { width: WIDTH, height, dots, names };
}
