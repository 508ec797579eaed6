import { DAY_MS } from '@/lib/time';

import type { Point } from './line';

const BASE = 36;
const UNITS = { d: DAY_MS, m: 60_000 } as const;

/** Running sums: what steps lead to. */
function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** Days or moments as short text, each as the step from the one before, in days or in minutes. */
export function packTimes(times: readonly string[]): string {
  const unit = times.every(({ length }) => length === 10) ? 'd' : 'm';
  const numbers = times.map((time) => Math.round(Date.parse(time) / UNITS[unit]));
  const steps = numbers.map((each, at) => (each - (numbers[at - 1] ?? 0)).toString(BASE));
  return unit + steps.join(' ');
}

/** The days or moments of a text that `packTimes` made, moments to the minute. */
export function unpackTimes(text: string): readonly string[] {
  const [unit, steps] = [text[0] === 'd' ? 'd' : 'm', text.slice(1)] as const;
  if (!steps) return [];
  return sums(steps.split(' ').map((step) => parseInt(step, BASE))).map((number) => {
    const moment = new Date(number * UNITS[unit]).toISOString();
    return unit === 'd' ? moment.slice(0, 10) : moment;
  });
}

/** A value in hundredths, to which series are drawn and read. */
export const hundredths = (value: number): number => Math.round(value * 100);

/**
 * Places of a series whose line is its own record: each value one to the right of that before, and
 * as far down as it lies below `top` in hundredths. A reader of the page then needs no second copy.
 */
export function seriesPoints(values: readonly number[], top: number): readonly Point[] {
  return values.map((value, at) => [at, hundredths(top) - hundredths(value)]);
}

/** The values of a line through `seriesPoints`, to two decimals. */
export function valuesOf(line: string, top: number): readonly number[] {
  const steps = (line.match(/-?\d+/g) ?? []).map(Number).filter((_, at) => at % 2 === 1);
  return sums(steps).map((down) => (hundredths(top) - down) / 100);
}
