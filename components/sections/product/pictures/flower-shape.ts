import { halfAngle, petalPath, pointAt, turnOf } from '@/lib/charts/petal';
import type { Petal } from '@/lib/content/products/types';

/** Share of the rim's radius at which petals stand: more where the centre holds a figure. */
const FOOT = { plain: 0.24, figure: 0.4 } as const;

/** Room between a petal's tip and its label. */
const LABEL_GAP = 13;

export interface DrawnPetal {
  readonly path: string;
  readonly inner: string | null;
  readonly turn: number;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: Anchor };
}

type Anchor = 'start' | 'middle' | 'end';

function anchorOf(x: number): Anchor {
  if (Math.abs(x) < 18) return 'middle';
  return x > 0 ? 'start' : 'end';
}

/** The radius at which a part of the way from foot to rim ends. */
export function radiusAt(part: number, rim: number, hasFigure: boolean): number {
  const foot = rim * (hasFigure ? FOOT.figure : FOOT.plain);
  return Math.round((foot + (rim - foot) * part) * 100) / 100;
}

/** Petals about the origin, the first at 12 o'clock, clockwise. */
export function drawnPetals(
  petals: readonly Petal[],
  rim: number,
  hasFigure: boolean,
): readonly DrawnPetal[] {
  const half = halfAngle(petals.length);
  return petals.map(({ from = 0, to, inner }, at) => {
    const turn = turnOf(at, petals.length);
    const foot = radiusAt(from, rim, hasFigure);
    const tip = radiusAt(to, rim, hasFigure);
    const point = pointAt(turn, tip + LABEL_GAP);
    return {
      path: petalPath({ foot, tip, half }),
      inner:
        inner === undefined
          ? null
          : petalPath({ foot, tip: radiusAt(inner, rim, hasFigure), half }),
      turn,
      label: { x: point.x, y: point.y, anchor: anchorOf(point.x) },
    };
  });
}
