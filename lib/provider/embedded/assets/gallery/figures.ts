import { element, round } from '../markup';
import { circle, path, rect } from '../marks';
import { palette } from '../palette';
import { petalPath } from '../petal';

export const SCENE = { width: 1200, height: 800 } as const;
/** Where the floor begins. */
export const FLOOR = 620;

const edge = (fill: string): string | undefined =>
  fill === palette.marigold ? palette.marigoldEdge : undefined;

/** A petal whose foot stands on a point, turned about it. */
export function petalAt(
  [x, y]: readonly [number, number],
  length: number,
  options: { fill: string; turn?: number; half?: number },
): string {
  const { fill, turn = 0, half = 0.22 } = options;
  const foot = length * 0.25;
  const shift = round(foot * Math.cos(half));
  return element('path', {
    d: petalPath({ foot, tip: length + foot, half }),
    fill,
    stroke: edge(fill),
    transform: `translate(${round(x)} ${round(y)}) rotate(${turn}) translate(0 ${shift})`,
  });
}

/** A room: a wall of the ground's colour, a floor, and the line between. */
export const floor = (fill: string = palette.rule): string =>
  rect(0, FLOOR, SCENE.width, SCENE.height - FLOOR, fill);

export interface Person {
  readonly x: number;
  /** Where the feet are. */
  readonly base: number;
  readonly height: number;
  readonly fill: string;
  /** Degrees of an arm from upright; negative to the left. */
  readonly arm?: number;
}

/** A standing person: a head over a petal. */
export function person({ x, base, height, fill, arm }: Person): string {
  const length = height * 0.72;
  const head = height * 0.115;
  const reach = arm === undefined ? 0 : Math.sign(arm) * height * 0.1;
  const limb =
    arm === undefined
      ? ''
      : petalAt([x + reach, base - length * 0.74], height * 0.36, { fill, turn: arm, half: 0.13 });
  return (
    limb +
    petalAt([x, base], length, { fill, half: 0.2 }) +
    circle(x, base - length - head * 1.35, head, fill)
  );
}

/** People in a row of seats, seen from behind. */
export function row(
  { y, from, to, count }: { y: number; from: number; to: number; count: number },
  size: number,
  fill: (index: number) => string,
): string {
  const step = (to - from) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * step;
    const shoulders = `M${round(x - size)} ${y + size * 2}v${-size * 0.5}a${size} ${size} 0 0 1 ${size * 2} 0v${size * 0.5}z`;
    const [colour, stroke] = [fill(index), edge(fill(index))];
    return (
      path(shoulders, { fill: colour, stroke, weight: 1 }) +
      circle(round(x), y - size * 0.25, size * 0.58, colour)
    );
  }).join('');
}
