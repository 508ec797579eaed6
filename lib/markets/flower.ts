import { halfAngle, petalPath, pointAt } from '@/lib/charts/petal';
import { directionOf, formatNumber } from '@/lib/format';

import type { PetalShare } from './petals';

/**
 * Radii of the flower in units of its drawing: the disc that covers where the petals meet, the ring of
 * no change, the outermost tip.
 */
export const FLOWER = { foot: 78, zero: 150, outer: 232 } as const;

/** Length of the petal that all are drawn by. */
const PETAL_LENGTH = 100;

/** The shortest petal stands this far above the foot. */
const STUB = 14;
/** Changes under this, in per cent, don't stretch the scale. */
const CALM = 1;

export interface FlowerPetal {
  readonly share: PetalShare;
  /** Degrees clockwise from 12 o'clock. */
  readonly turn: number;
  readonly tip: number;
  readonly scale: number;
  readonly direction: 'up' | 'down' | 'flat';
}

export interface FlowerRing {
  readonly radius: number;
  readonly label: string;
}

export interface FlowerDrawing {
  /** The path of every petal, from the centre to its tip: petals differ in turn and scale. */
  readonly shape: string;
  readonly petals: readonly FlowerPetal[];
  /** Rings of gain, beyond the ring of no change. */
  readonly rings: readonly FlowerRing[];
  /** The petals of the day before as strokes with round ends, all in one path: they say no more. */
  readonly dayBefore: { readonly path: string; readonly width: number };
}

/** Units a per cent: rises fit outside the ring of no change, falls inside it. */
function scaleOf(shares: readonly PetalShare[]): number {
  const changes = shares.map((share) => share.changePercent);
  const up = Math.max(CALM, ...changes);
  const down = Math.max(CALM, ...changes.map((change) => -change));
  return Math.min((FLOWER.outer - FLOWER.zero) / up, (FLOWER.zero - FLOWER.foot - STUB) / down);
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

/** From the centre to where a share stood the day before, the stroke's round end included. */
function strokeOf(turn: number, tip: number, width: number): string {
  const { x, y } = pointAt(turn, tip - width / 2);
  const [right, down] = [Math.round(x), Math.round(y)];
  return `M0 0L${right}${down < 0 ? '' : ' '}${down}`;
}

/** Petals by change, the furthest riser first after 12 o'clock and the furthest faller last before it. */
export function flowerOf(shares: readonly PetalShare[]): FlowerDrawing {
  const scale = scaleOf(shares);
  const step = 360 / Math.max(1, shares.length);
  const half = halfAngle(Math.max(2, shares.length));
  const petals = shares.map((share, at) => {
    const tip = round(FLOWER.zero + share.changePercent * scale);
    return {
      share,
      tip,
      scale: Math.round((tip / PETAL_LENGTH) * 100) / 100,
      turn: round((at + 0.5) * step),
      direction: directionOf(share.changePercent),
    };
  });
  const width = round(2 * FLOWER.zero * Math.sin(half));
  const path = petals.map(({ turn, share: { dayBeforePercent } }) => {
    if (dayBeforePercent === null) return '';
    const tip = FLOWER.zero + dayBeforePercent * scale;
    const bounded = Math.min(FLOWER.outer + STUB, Math.max(FLOWER.foot + width, tip));
    return strokeOf(turn, bounded, width);
  });
  return {
    shape: petalPath({ foot: 0, tip: PETAL_LENGTH, half }),
    petals,
    rings: ringsFor(scale),
    dayBefore: { path: path.join(''), width },
  };
}

/** Where a petal's outermost point lies, from the flower's centre. */
export const tipOf = ({ turn, tip }: FlowerPetal) => pointAt(turn, tip);
