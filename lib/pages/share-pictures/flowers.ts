import { fillShare, petalPath, turnOf } from '@/lib/tools/charts/petal';

import type { PictureStyle } from './picture';

/** The home page has the firm's sign instead. */
type FlowerStyle = Exclude<PictureStyle, 'home'>;

interface FlowerPetal {
  readonly path: string;
  /** Degrees clockwise from 12 o'clock. */
  readonly turn: number;
  /** At most one petal of a flower is lit. */
  readonly isLit: boolean;
}

interface Flower {
  readonly petals: readonly FlowerPetal[];
  /** Radii of rings about the flower. */
  readonly rings: readonly number[];
}

const REACH = 100;

interface Rule {
  readonly count: number;
  readonly foot: number;
  readonly lit: number;
  readonly rings?: readonly number[];
  /** The length of the petal at an index, as a share of the longest. */
  reach(at: number): number;
}

const alternate =
  (far: number, near: number) =>
  (at: number): number =>
    at % 2 === 0 ? far : near;

/**
 * One rule per style, which makes its pictures recognisable: growth for calculators, near and far
 * for products, many equal ones for the market, few wide ones for learning.
 */
const RULES: Readonly<Record<FlowerStyle, Rule>> = {
  product: { count: 12, foot: 22, lit: 0, reach: alternate(1, 0.62) },
  calculator: {
    count: 16,
    foot: 20,
    lit: 15,
    reach: (at) => 0.3 + 0.7 * (1.14 ** at / 1.14 ** 15),
  },
  company: { count: 20, foot: 30, lit: 0, reach: () => 1 },
  research: { count: 8, foot: 24, lit: 0, reach: alternate(1, 0.72) },
  market: { count: 50, foot: 40, lit: 0, reach: () => 0.92 },
  learning: { count: 6, foot: 18, lit: 0, reach: () => 1 },
  support: { count: 8, foot: 18, lit: 0, rings: [84, 98], reach: () => 0.72 },
};

/** The flower of a style about the origin, within a radius of 100. */
export function flowerOf(style: FlowerStyle): Flower {
  const { count, foot, lit, rings = [], reach } = RULES[style];
  const half = (Math.PI / count) * fillShare(count);
  const petals = Array.from({ length: count }, (_, at) => ({
    path: petalPath({ foot, tip: REACH * reach(at), half }),
    turn: turnOf(at, count),
    isLit: at === lit,
  }));
  return { petals, rings };
}
