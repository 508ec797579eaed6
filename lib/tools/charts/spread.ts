import { scaleLinear } from 'd3-scale';

import type { Point } from './line-path';

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
