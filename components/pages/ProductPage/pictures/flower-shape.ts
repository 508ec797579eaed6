import { halfAngle, petalPath, pointAt, turnOf } from '@/lib/tools/charts/petal';
import type { Petal } from '@/lib/content/products/types';

/** Radius of the petals' feet, as a share of the rim's: larger around a figure. */
const FOOT = { plain: 0.22, figure: 0.36 } as const;

/** Widest half angle, so that few petals stay slim. */
const MOST_HALF = 0.3;

/** Gap between a petal's tip and its label. */
const LABEL_GAP = 13;

/** Labels above and below the flower are moved away from those at the sides. */
const POLE_GAP = 10;

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

/** The radius at a share of the way from foot to rim. */
export function radiusAt(part: number, rim: number, hasFigure: boolean): number {
  const foot = rim * (hasFigure ? FOOT.figure : FOOT.plain);
  return Math.round((foot + (rim - foot) * part) * 100) / 100;
}

/** Petals about the origin, the first at 12 o'clock, clockwise. */
export function drawnPetals(
  petals: readonly Petal[],
  rim: number,
  hasFigure: boolean,
  labelsAtRim = false,
): readonly DrawnPetal[] {
  const half = Math.min(MOST_HALF, halfAngle(petals.length));
  return petals.map(({ from = 0, to, inner }, at) => {
    const turn = turnOf(at, petals.length);
    const foot = radiusAt(from, rim, hasFigure);
    const tip = radiusAt(to, rim, hasFigure);
    const point = pointAt(turn, (labelsAtRim ? rim : tip) + LABEL_GAP);
    const anchor = anchorOf(point.x);
    const pole = anchor === 'middle' && point.y > 0 ? POLE_GAP : 0;
    return {
      path: petalPath({ foot, tip, half }),
      inner:
        inner === undefined
          ? null
          : petalPath({ foot, tip: radiusAt(inner, rim, hasFigure), half }),
      turn,
      label: { x: point.x, y: point.y + pole, anchor },
    };
  });
}
