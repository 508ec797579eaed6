export type Point = readonly [x: number, y: number];

const pair = ([x, y]: Point): string => `${x}${y < 0 ? '' : ' '}${y}`;

/** Where a path of `linePath` ends: its numbers are the start and the steps from it. */
export function lineEnd(path: string): Point {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const sum = (parity: number) =>
    numbers.reduce((total, one, at) => (at % 2 === parity ? total + one : total), 0);
  return [sum(0), sum(1)];
}

/**
 * SVG path through points, in whole numbers relative to the point before, which is half the length
 * of absolute decimals. Rounding errors do not add up: steps are taken between rounded points.
 */
export function linePath(points: readonly Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [start] = whole;
  if (!start) return '';
  const steps = whole.slice(1).map(([x, y], at): Point => {
    const [beforeX, beforeY] = whole[at] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  return `M${pair(start)}${steps.length > 0 ? `l${steps.map(pair).join(' ')}` : ''}`;
}
