import { element } from '../markup';
import { palette } from '../palette';
import { flower, type FlowerPetal } from '../petal';

import { times, type Motif, type Place } from './motif';

const ring = ({ x, y }: Place, radius: number, stroke: string): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke, 'stroke-width': 3 });

/** Values of a day: longest first, one of them marigold. */
export const bloom: Motif = (place, scheme, random) => {
  const count = 16 + Math.floor(random() * 3) * 4;
  const marked = Math.floor(random() * 3);
  const tips = times(count, () => 0.5 + random() * 0.5).sort((a, b) => b - a);
  const petals = tips.map((tip, index) => ({
    tip: place.r * (index === 0 ? 1 : tip),
    fill: index === marked ? palette.marigold : scheme.main,
  }));
  return flower({ ...place, foot: place.r * 0.3, petals });
};

/** Many equal parts: a fund. */
export const equal: Motif = (place, scheme, random) => {
  const mine = Math.floor(random() * 24);
  const petals = times(24, (index) => ({
    tip: place.r,
    fill: index === mine ? palette.marigold : scheme.main,
  }));
  const inner = times(24, () => ({ tip: place.r * 0.5, fill: scheme.second }));
  return (
    flower({ ...place, foot: place.r * 0.56, petals }) +
    flower({ ...place, foot: place.r * 0.24, petals: inner })
  );
};

/** The same parts inside a ring: an index that can be bought whole. */
export const ringed: Motif = (place, scheme, random) => {
  const rose = Math.floor(random() * 36);
  const petals = times(36, (index) => ({
    tip: place.r * (index === rose ? 1 : 0.56 + random() * 0.26),
    fill: index === rose ? palette.marigold : scheme.main,
  }));
  return (
    flower({ ...place, foot: place.r * 0.3, petals }) + ring(place, place.r * 0.7, scheme.text)
  );
};

/** Many small payments and one large at the end: fixed income. */
export const coupons: Motif = (place, scheme) => {
  const petals = times(20, (index) => ({
    tip: place.r * (index === 0 ? 1.3 : 0.72),
    fill: index === 0 ? palette.marigold : scheme.main,
  }));
  return flower({ ...place, y: place.y + place.r * 0.28, foot: place.r * 0.44, petals });
};

/** Own money inside, borrowed money outside: margin. */
export const borrowed: Motif = (place, scheme) => {
  const own = times(10, () => ({ tip: place.r * 0.58, fill: scheme.main }));
  const lent = times(10, () => ({ tip: place.r, fill: scheme.second }));
  return (
    flower({ ...place, foot: place.r * 0.24, petals: own }) +
    flower({ ...place, foot: place.r * 0.64, petals: lent })
  );
};

/** Every other one away from home: lending. */
export const nearAndFar: Motif = (place, scheme) => {
  const petals: FlowerPetal[] = times(16, (index) =>
    index % 2 === 0
      ? { tip: place.r, foot: place.r * 0.6, fill: scheme.second }
      : { tip: place.r * 0.72, fill: scheme.main },
  );
  return flower({ ...place, foot: place.r * 0.28, petals });
};

/** Two markets, two flowers. */
export const pair: Motif = ({ x, y, r }, scheme) => {
  const near = times(12, () => ({ tip: r * 0.6, fill: scheme.main }));
  const far = times(12, (index) => ({
    tip: r * 0.44,
    fill: index === 0 ? palette.marigold : scheme.second,
  }));
  return (
    flower({ x: x - r * 0.36, y: y + r * 0.3, foot: r * 0.2, petals: near }) +
    flower({ x: x + r * 0.5, y: y - r * 0.46, foot: r * 0.15, petals: far })
  );
};

/** Inside two rings: what is protected. */
export const guarded: Motif = (place, scheme) => {
  const petals = times(12, (index) => ({
    tip: place.r * 0.66,
    fill: index === 0 ? palette.marigold : scheme.main,
  }));
  return (
    flower({ ...place, foot: place.r * 0.22, petals }) +
    ring(place, place.r * 0.8, scheme.main) +
    ring(place, place.r * 0.9, scheme.second)
  );
};

/** Ten traders, nine of whom lost. */
export const nineOfTen: Motif = (place, scheme) => {
  const petals = times(10, (index) => ({
    tip: place.r,
    fill: index === 9 ? scheme.second : scheme.main,
  }));
  return flower({ ...place, foot: place.r * 0.32, petals });
};

/** Each longer than the one before: growth. */
export const growing: Motif = (place, scheme) => {
  const petals = times(20, (index) => ({
    tip: place.r * (0.42 + 0.84 * ((1.12 ** index - 1) / (1.12 ** 19 - 1))),
    fill: index === 19 ? palette.marigold : scheme.main,
  }));
  const middle = { x: place.x + place.r * 0.16, y: place.y + place.r * 0.24 };
  return flower({ ...middle, foot: place.r * 0.32, petals, start: 18 });
};
