import { scaleLinear } from 'd3-scale';

interface ValueAxis {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** Decimals by which the ticks differ. */
  readonly digits: number;
}

const TICKS = 5;

/** Padding around the values, as a share of their span; the lowest has a label below it. */
const ROOM = { below: 0.14, above: 0.03 } as const;
/** Values that differ by a smaller share count as one. */
const LEAST_SPREAD = 1e-6;

/** Rounds away floating-point errors; finer than any price is quoted. */
const STEPS = 1e4;

/**
 * A value axis with round ticks. It need not start at zero: it is for lines, not bars.
 * @param values at least one finite number
 */
export function valueAxis(values: readonly number[]): ValueAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least;
  const room = spread > Math.abs(most) * LEAST_SPREAD ? spread : Math.abs(most) * 0.02 || 1;
  const floor = least - room * ROOM.below;
  const domain = [
    Math.floor((least > 0 ? Math.max(0, floor) : floor) * STEPS) / STEPS,
    Math.ceil((most + room * ROOM.above) * STEPS) / STEPS,
  ] as const;
  const ticks = scaleLinear().domain(domain).ticks(TICKS);
  const step = Math.abs((ticks[1] ?? domain[1]) - (ticks[0] ?? domain[0]));
  const digits = step >= 1 ? 0 : Math.min(4, Math.ceil(-Math.log10(step) - 1e-9));
  return { domain, ticks, digits };
}
