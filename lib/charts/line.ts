import { scaleLinear } from 'd3-scale';

export type Point = readonly [x: number, y: number];

/** Side of the square that lines are drawn in before they are stretched to their place. */
export const CANVAS = 2000;

const pair = ([x, y]: Point): string => `${x}${y < 0 ? '' : ' '}${y}`;

/**
 * Path through points in whole numbers, each step from the one before, which is half the length of
 * absolute decimals. Rounding does not add up: steps are taken between rounded places.
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

/** The same line closed down to `base`, for the field below it. */
export function areaPath(points: readonly Point[], base: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points)}V${Math.round(base)}H${Math.round(first[0])}Z`;
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
