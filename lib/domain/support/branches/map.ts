import { countOf } from '@/lib/tools/format';
import type { Branch } from '../records';
import { branchAnchor } from './offices';
import { INDIA } from './outline';

/** Width of the map, in its own units: pixels of a phone. */
const WIDTH = 320;
/** Space around the outline, for dots and names. */
const EDGE = 14;
/** The text of a name: its height, and the mean width of a letter. */
const LINE = 16;
const LETTER = 7;
/** A dot's radius: 24 px are what a finger touches. */
const DOT = 12;
/** Rounds in which dots that overlap are moved apart. */
const ROUNDS = 40;

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly count: number;
  /** `Gujarat, 4 offices` */
  readonly name: string;
  /** The anchor of the state's first office in the list. */
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
    at('start', x + 14, y + 5),
    at('end', x - 14 - width, y + 5),
    at('middle', x - width / 2, y - 15),
    at('middle', x - width / 2, y + 26),
  ];
}

const CORNERS = INDIA.flat();
const [WEST, EAST] = [
  Math.min(...CORNERS.map(([longitude]) => longitude)),
  Math.max(...CORNERS.map(([longitude]) => longitude)),
];
const [SOUTH, NORTH] = [
  Math.min(...CORNERS.map(([, latitude]) => latitude)),
  Math.max(...CORNERS.map(([, latitude]) => latitude)),
];
/** A degree of longitude is shorter than one of latitude by the cosine of the latitude. */
const NARROW = Math.cos((((SOUTH + NORTH) / 2) * Math.PI) / 180);
const SCALE = (WIDTH - 2 * EDGE) / ((EAST - WEST) * NARROW);

const round = (length: number): number => Math.round(length * 10) / 10;
const HEIGHT = round(2 * EDGE + (NORTH - SOUTH) * SCALE);

const xOf = (longitude: number): number => EDGE + (longitude - WEST) * NARROW * SCALE;
const yOf = (latitude: number): number => EDGE + (NORTH - latitude) * SCALE;

/** The outline as one path. */
const OUTLINE = INDIA.map(
  (part) =>
    `M${part.map(([longitude, latitude]) => `${round(xOf(longitude))} ${round(yOf(latitude))}`).join('L')}z`,
).join('');

interface Point {
  x: number;
  y: number;
}

/** Moves points apart until none is nearer to another than a dot is wide, and keeps them on the map. */
function apart(points: Point[]): readonly Point[] {
  for (let left = ROUNDS; left > 0; left -= 1) {
    points.forEach((one, at) => {
      for (const other of points.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(dx, dy);
        const push = (2 * DOT + 1 - far) / 2;
        if (push <= 0) continue;
        const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    });
    for (const point of points) {
      point.x = Math.min(WIDTH - DOT, Math.max(DOT, point.x));
      point.y = Math.min(HEIGHT - DOT, Math.max(DOT, point.y));
    }
  }
  return points;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The offices on a map: one dot per state in the middle of its offices, moved where dots would
 * overlap, with its name next to it if there is room.
 * @returns `null` if no office has a position
 */
export function officeMap(branches: readonly Branch[]) {
  const placed = branches.flatMap((branch) =>
    branch.position ? [{ branch, ...branch.position }] : [],
  );
  if (placed.length === 0) return null;
  const names = [...new Set(placed.map(({ branch }) => branch.state ?? branch.name))];
  const states = names.map((name) => ({
    name,
    offices: placed.filter(({ branch }) => (branch.state ?? branch.name) === name),
  }));
  const places = apart(
    states.map(({ offices }) => ({
      x: xOf(meanOf(offices.map(({ longitude }) => longitude))),
      y: yOf(meanOf(offices.map(({ latitude }) => latitude))),
    })),
  );
  const dots = states.flatMap(({ name, offices }, at): Dot[] => {
    const [place, first] = [places[at], offices[0]];
    if (!place || !first) return [];
    return [
      {
        x: round(place.x),
        y: round(place.y),
        r: DOT,
        count: offices.length,
        name: `${name}, ${countOf(offices.length, 'office')}`,
        anchor: branchAnchor(first.branch),
      },
    ];
  });
  const boxes: Box[] = dots.map(({ x, y, r }) => ({
    left: x - r,
    right: x + r,
    top: y - r,
    bottom: y + r,
  }));
  const shown = states.flatMap(({ name }, at): Name[] => {
    const dot = dots[at];
    const free =
      dot &&
      placesOf(dot.x, dot.y, name).find(
        (place) =>
          place.left >= 0 && place.right <= WIDTH && !boxes.some((box) => touches(box, place)),
      );
    if (!free) return [];
    boxes.push(free);
    return [{ x: round(free.x), y: round(free.y), anchor: free.anchor, text: free.text }];
  });
  return { width: WIDTH, height: HEIGHT, outline: OUTLINE, dots, names: shown };
}
