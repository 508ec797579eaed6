import { halfAngle, pointAt } from '@/lib/tools/charts/petal';
import { directionOf, formatNumber } from '@/lib/tools/format';

import type { PetalShare } from './petals';

/**
 * Radii of the flower in drawing units: the disc in the middle, the ring of no change, the outermost
 * tip.
 */
export const FLOWER = { foot: 78, zero: 150, outer: 232 } as const;

/** Shortest petal, in drawing units above the foot. */
const MIN_PETAL_HEIGHT = 14;
/** The scale shows at least this change, in per cent. */
const MIN_SCALE_PERCENT = 1;

export interface FlowerPetal {
  readonly share: PetalShare;
  /** Degrees clockwise from 12 o'clock. */
  readonly turn: number;
  readonly tip: number;
  readonly direction: 'up' | 'down' | 'flat';
}

interface FlowerRing {
  readonly radius: number;
  readonly label: string;
}

interface FlowerDrawing {
  /** Half the angle of a petal, in radians. */
  readonly half: number;
  readonly petals: readonly FlowerPetal[];
  /** Rings of gains, outside the ring of no change. */
  readonly rings: readonly FlowerRing[];
  /** The petals of the previous day: one path, drawn as strokes with round ends. */
  readonly dayBefore: { readonly path: string; readonly width: number };
}

/** Drawing units per per cent: rises lie outside the ring of no change, falls inside it. */
function scaleOf(shares: readonly PetalShare[]): number {
  const changes = shares.map((share) => share.changePercent);
  const up = Math.max(MIN_SCALE_PERCENT, ...changes);
  const down = Math.max(MIN_SCALE_PERCENT, ...changes.map((change) => -change));
  return Math.min(
    (FLOWER.outer - FLOWER.zero) / up,
    (FLOWER.zero - FLOWER.foot - MIN_PETAL_HEIGHT) / down,
  );
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 50] as const;

function ringsFor(scale: number): readonly FlowerRing[] {
  const room = (FLOWER.outer + 12 - FLOWER.zero) / scale;
  const step = STEPS.find((candidate) => candidate * scale >= 26) ?? 100;
  return Array.from({ length: Math.floor(room / step) }, (_, at) => (at + 1) * step).map(
    (change) => ({
      radius: Math.round(FLOWER.zero + change * scale),
      label: `+${formatNumber(change, Number.isInteger(change) ? 0 : 1)}%`,
    }),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A stroke from the centre to the previous day's tip, its round end included. */
function strokeOf(turn: number, tip: number, width: number): string {
  const { x, y } = pointAt(turn, tip - width / 2);
  const [right, down] = [Math.round(x), Math.round(y)];
  return `M0 0L${right}${down < 0 ? '' : ' '}${down}`;
}

/** Draws the petals clockwise from 12 o'clock, in the given order: the largest rise first. */
export function flowerOf(shares: readonly PetalShare[]): FlowerDrawing {
  const scale = scaleOf(shares);
  const step = 360 / Math.max(1, shares.length);
  const half = halfAngle(Math.max(2, shares.length));
  const petals = shares.map((share, at) => {
    const tip = round(FLOWER.zero + share.changePercent * scale);
    return {
      share,
      tip,
      turn: round((at + 0.5) * step),
      direction: directionOf(share.changePercent),
    };
  });
  const width = round(2 * FLOWER.zero * Math.sin(half));
  const path = petals.map(({ turn, share: { dayBeforePercent } }) => {
    if (dayBeforePercent === null) return '';
    const tip = FLOWER.zero + dayBeforePercent * scale;
    const bounded = Math.min(FLOWER.outer + MIN_PETAL_HEIGHT, Math.max(FLOWER.foot + width, tip));
    return strokeOf(turn, bounded, width);
  });
  return {
    half: Math.round(half * 10_000) / 10_000,
    petals,
    rings: ringsFor(scale),
    dayBefore: { path: path.join(''), width },
  };
}

/** The position of a petal's tip, relative to the flower's centre. */
export const tipOf = ({ turn, tip }: FlowerPetal) => pointAt(turn, tip);
