import { scaleLinear } from 'd3-scale';

export type Point = readonly [x: number, y: number];

const pair = ([x, y]: Point): string => `${x}${y < 0 ? '' : ' '}${y}`;

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

/** Values spread evenly over `width`, from `bottom` up to `top` within `domain`. */
export function spread(
  values: readonly number[],
  domain: readonly [number, number],
  [width, bottom, top]: readonly [number, number, number],
): readonly Point[] {
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([0, width]);
  const y = scaleLinear().domain(domain).range([bottom, top]);
  return values.map((value, at) => [x(at), y(value)]);
}
