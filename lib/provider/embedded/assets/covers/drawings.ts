import { element } from '../markup';
import { circle, line, path, rect } from '../marks';
import { palette } from '../palette';
import { petalPath } from '../petal';

import { times, type Motif } from './motif';

/** A flower about to open: a new issue. */
export const bud: Motif = ({ x, y, r }, scheme) => {
  const foot = y + r * 0.52;
  const petals = [-38, 38, -20, 20, 0].map((turn) => ({
    turn,
    fill: turn === 0 ? palette.marigold : Math.abs(turn) === 20 ? scheme.main : scheme.second,
  }));
  const stem = path(`M${x} ${foot - r * 0.11}V${y + r}`, { stroke: scheme.main, weight: r * 0.05 });
  const leaves = petals.map(({ turn, fill }) =>
    element('path', {
      d: petalPath({ foot: r * 0.12, tip: r * (1.5 - Math.abs(turn) / 100), half: 0.2 }),
      fill,
      stroke: fill === palette.marigold ? palette.marigoldEdge : scheme.ground,
      'stroke-width': 3,
      transform: `rotate(${turn})`,
    }),
  );
  const opened = element('g', { transform: `translate(${x} ${foot})` }, leaves.join(''));
  return stem + opened;
};

/** A document: what each line is for, what it costs, and a total. */
export const note: Motif = ({ x, y, r }, scheme, random) => {
  const [left, right] = [x - r * 0.95, x + r * 0.95];
  const rows = times(6, (index) => {
    const base = y - r * 0.72 + index * r * 0.24;
    const amount = r * (index === 5 ? 0.6 : 0.34 + random() * 0.1);
    return (
      rect(left, base, r * (0.6 + random() * 0.5), r * 0.075, scheme.second) +
      rect(right - amount, base, amount, r * 0.075, scheme.main)
    );
  });
  const total = [0, 0.06].map((gap) =>
    rect(right - r * 0.6, y + r * (0.66 + gap), r * 0.6, r * 0.02, scheme.main),
  );
  return rows.join('') + total.join('');
};

/** Lots drawn for applicants. */
export const lots: Motif = ({ x, y, r }, scheme, random) => {
  const step = (r * 2) / 8;
  const dots = times(48, (index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const drawn = random() < 0.16;
    const [cx, cy] = [x - r + (column + 0.5) * step, y - r * 0.75 + (row + 0.5) * step];
    return circle(cx, cy, step * 0.3, drawn ? scheme.main : 'none', scheme.main);
  });
  return dots.join('');
};

/** Bars that stand on a base line, as prices of days do. */
export const standing: Motif = ({ x, y, r }, scheme, random) => {
  const step = (r * 2) / 14;
  let level = 0.5 + random() * 0.3;
  const bars = times(14, (index) => {
    level = Math.min(1, Math.max(0.25, level + (random() - 0.46) * 0.32));
    const fill = index === 13 ? palette.marigold : scheme.main;
    const [half, height] = [step * 0.3, level * r * 1.5];
    const left = x - r + (index + 0.5) * step - half;
    const d = `M${left.toFixed(1)} ${(y + r * 0.8).toFixed(1)}v${(half - height).toFixed(1)}a${half.toFixed(1)} ${half.toFixed(1)} 0 0 1 ${(half * 2).toFixed(1)} 0v${(height - half).toFixed(1)}z`;
    const edge = fill === palette.marigold ? palette.marigoldEdge : undefined;
    return path(d, { fill, stroke: edge, weight: 1 });
  });
  const base: [number, number, number, number] = [x - r, y + r * 0.8, x + r, y + r * 0.8];
  return bars.join('') + line(base, scheme.text, { weight: 4 });
};
