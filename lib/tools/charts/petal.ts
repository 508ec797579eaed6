/** One petal about the origin: `foot` and `tip` are radii, `half` is half its angle in radians. */
interface PetalShape {
  readonly foot: number;
  readonly tip: number;
  readonly half: number;
}

const FULL_TURN = 360;

/** Share of its step that a petal fills: more where there are few petals. */
export function fillShare(count: number): number {
  if (count <= 12) return 0.84;
  if (count <= 20) return 0.84 - 0.04 * ((count - 12) / 8);
  return Math.max(0.72, 0.8 - 0.06 * ((count - 20) / 30));
}

/** Half the angle of one of `count` petals that share the circle, in radians. */
export function halfAngle(count: number): number {
  return (Math.PI / count) * fillShare(count);
}

/** Degrees clockwise from 12 o'clock of a petal among `count`. */
export function turnOf(index: number, count: number): number {
  return round((FULL_TURN / count) * index);
}

/** The end of a radius at an angle, from the origin. */
export function pointAt(turn: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (turn / 180) * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Where a petal is drawn: its turn in degrees clockwise from 12 o'clock, and the origin. */
interface PetalPlace {
  readonly turn?: number;
  readonly x?: number;
  readonly y?: number;
}

/**
 * Path of a petal: straight sides on two radii, a flat foot, and a tip circle tangent to both sides
 * whose outermost point is the value. A short petal is a half-ellipse on its foot instead. Several
 * paths after each other are one path.
 */
export function petalPath(
  { foot, tip, half }: PetalShape,
  { turn = 0, x = 0, y = 0 }: PetalPlace = {},
): string {
  const [sin, cos] = [Math.sin(half), Math.cos(half)];
  /** The point at a radius on one of the two sides. */
  const at = (radius: number, side: 1 | -1): string => {
    const point = pointAt(turn + (side * half * 180) / Math.PI, radius);
    return `${round(x + point.x)} ${round(y + point.y)}`;
  };
  const centre = tip / (1 + sin);
  if (centre * cos <= foot) {
    const rise = round(Math.max(0, tip - foot * cos));
    return `M${at(foot, -1)}A${round(foot * sin)} ${rise} ${turn} 0 1 ${at(foot, 1)}Z`;
  }
  const [side, radius] = [centre * cos, round(centre * sin)];
  return `M${at(foot, -1)}L${at(side, -1)}A${radius} ${radius} 0 1 1 ${at(side, 1)}L${at(foot, 1)}Z`;
}
