import { round } from '../markup';
import { circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import { flower } from '../petal';

import { petalAt } from './figures';

/** A table: its top and two legs. */
export const table = (x: number, y: number, width: number, base: number): string =>
  rect(x, y, width, 16, palette.ink) +
  rect(x + 30, y + 16, 12, base - y - 16, palette.ink) +
  rect(x + width - 42, y + 16, 12, base - y - 16, palette.ink);

/** A sheet of paper with lines of text, the last one a total. */
export function page(x: number, y: number, width: number, height: number): string {
  const pad = width * 0.12;
  const rows = Math.floor((height - pad * 2) / 26);
  const lines = Array.from({ length: rows }, (_, index) => {
    const top = y + pad + index * 26;
    const last = index === rows - 1;
    const long = (width - pad * 2) * (last ? 0.3 : 0.4 + ((index * 37) % 20) / 100);
    return (
      rect(x + pad, top, long, 7, last ? palette.indigo : palette.second) +
      rect(x + width - pad - width * 0.2, top, width * 0.2, 7, palette.indigo)
    );
  });
  return (
    rect(x, y, width, height, palette.white) + rect(x, y, width, 8, palette.indigo) + lines.join('')
  );
}

/** A small sheet that lies on a table or a counter, seen from the front. */
export const sheetOn = (x: number, base: number, width: number): string =>
  rect(x, base - 10, width, 10, palette.white) + rect(x, base - 10, width, 3, palette.indigo);

/** A screen or board with a dark frame. */
export const board = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, palette.ink) +
  rect(x + 8, y + 8, width - 16, height - 16, palette.white);

/** A marigold on a stem with two leaves. */
export function plant(x: number, base: number, height: number): string {
  const radius = height * 0.26;
  const top = base - height + radius;
  const petals = Array.from({ length: 12 }, () => ({ tip: radius, fill: palette.marigold }));
  const leaf = { fill: palette.indigo, half: 0.24 };
  return (
    line([x, base, x, top], palette.indigo, { weight: 7 }) +
    petalAt([x, base - height * 0.2], height * 0.32, { ...leaf, turn: 58 }) +
    petalAt([x, base - height * 0.28], height * 0.32, { ...leaf, turn: -58 }) +
    flower({ x, y: top, foot: radius * 0.32, petals }) +
    circle(x, round(top), round(radius * 0.26), palette.indigo)
  );
}

/** A sapling: a stem and four leaves. */
export function sapling(x: number, base: number, height: number): string {
  const leaves = [-62, 62, -40, 40].map((turn, index) => {
    const y = base - height * (index < 2 ? 0.35 : 0.62);
    const fill = index % 2 === 0 ? palette.indigo : palette.second;
    return petalAt([x, y], height * 0.34, { fill, turn, half: 0.26 });
  });
  const tip = petalAt([x, base - height * 0.72], height * 0.3, { fill: palette.indigo });
  return (
    line([x, base, x, base - height * 0.76], palette.indigo, { weight: 6 }) + leaves.join('') + tip
  );
}

/** An oil lamp with its flame. */
export const lamp = (x: number, base: number, size: number): string =>
  path(
    `M${x - size} ${base - size * 0.62}h${size * 2}a${size} ${size * 0.62} 0 0 1 ${-size * 2} 0z`,
    { fill: palette.indigo },
  ) + petalAt([x, base - size * 0.66], size * 1.3, { fill: palette.marigold, half: 0.34 });
