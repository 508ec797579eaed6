import { palette } from './palette';
import { element, round } from './markup';

/** One petal about an origin: foot and tip are radii, `half` is half its angle in radians. */
export interface PetalShape {
  readonly foot: number;
  readonly tip: number;
  readonly half: number;
}

/** Share of the step that a petal fills, so that few petals stand close and many stay apart. */
export function fillShare(count: number): number {
  if (count <= 12) return 0.84;
  if (count <= 20) return 0.84 - ((count - 12) / 8) * 0.04;
  return Math.max(0.72, 0.8 - ((count - 20) / 30) * 0.06);
}

/** Half the angle of one of `count` petals that share the circle, in radians. */
export function halfAngle(count: number): number {
  return (Math.PI / count) * fillShare(count);
}

/**
 * Path of a petal about the origin, `turn` degrees clockwise from 12 o'clock: straight sides on two
 * radii, a flat foot, and a tip circle that touches both sides and whose outermost point is the
 * value. Where the sides would end at or below the foot, a half-ellipse stands on the foot instead.
 */
export function petalPath({ foot, tip, half }: PetalShape, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const at = (radius: number, offset: number): string => {
    const [x, y] = [Math.sin(angle + offset), -Math.cos(angle + offset)];
    return `${round(radius * x)} ${round(radius * y)}`;
  };
  const sin = Math.sin(half);
  const cos = Math.cos(half);
  const centre = tip / (1 + sin);
  const side = centre * cos;
  if (side <= foot) {
    const radii = `${round(foot * sin)} ${round(Math.max(0, tip - foot * cos))}`;
    return `M${at(foot, -half)}A${radii} ${round(turn)} 0 1 ${at(foot, half)}Z`;
  }
  const radius = round(centre * sin);
  const arc = `A${radius} ${radius} 0 1 1 ${at(side, half)}`;
  return `M${at(foot, -half)}L${at(side, -half)}${arc}L${at(foot, half)}Z`;
}

export interface FlowerPetal {
  /** Radius of the petal's outermost point. */
  readonly tip: number;
  /** Radius of its foot; the flower's when left out. */
  readonly foot?: number;
  readonly fill: string;
}

export interface FlowerOptions {
  readonly x: number;
  readonly y: number;
  readonly foot: number;
  readonly petals: readonly FlowerPetal[];
  /** Petals that would go round the whole circle; the number given when left out. */
  readonly places?: number;
  /** Degrees clockwise from 12 o'clock at which the first petal stands. */
  readonly start?: number;
}

/** A flower about (x, y): first petal at 12 o'clock, the others clockwise, one path a colour. */
export function flower({ x, y, foot, petals, places, start = 0 }: FlowerOptions): string {
  const count = places ?? petals.length;
  const half = halfAngle(count);
  const paths = new Map<string, string>();
  petals.forEach(({ tip, fill, foot: own }, index) => {
    const turn = start + (360 / count) * index;
    const d = petalPath({ foot: own ?? foot, tip, half }, turn);
    paths.set(fill, (paths.get(fill) ?? '') + d);
  });
  const drawn = [...paths].map(([fill, d]) => {
    const stroke = fill === palette.marigold ? palette.marigoldEdge : undefined;
    return element('path', { d, fill, stroke });
  });
  return element('g', { transform: `translate(${round(x)} ${round(y)})` }, drawn.join(''));
}
