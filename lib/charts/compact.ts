import { DAY_MS } from '@/lib/time';

/** One value of a series with its day or moment. */
export interface SeriesPoint {
  readonly time: string;
  readonly value: number;
}

const BASE = 36;
const UNITS = { d: DAY_MS, m: 60_000 } as const;

/** Values keep two decimals. */
const CENTS = 100;

/** Whole numbers as the step from one to the next, which for prices and days is short. */
function steps(numbers: readonly number[]): string {
  return numbers.map((each, at) => (each - (numbers[at - 1] ?? 0)).toString(BASE)).join(' ');
}

function fromSteps(text: string): number[] {
  let sum = 0;
  return text.split(' ').map((step) => (sum += parseInt(step, BASE)));
}

/** A series as short text, about five bytes a point: what a chart's read-out is given. */
export function packSeries(points: readonly SeriesPoint[]): string {
  const unit = points.every(({ time }) => time.length === 10) ? 'd' : 'm';
  const times = points.map(({ time }) => Math.round(Date.parse(time) / UNITS[unit]));
  const values = points.map(({ value }) => Math.round(value * CENTS));
  return [unit, steps(times), steps(values)].join(';');
}

/** The series of a text that `packSeries` made, values rounded to two decimals. */
export function unpackSeries(text: string): readonly SeriesPoint[] {
  const [unit, times = '', values = ''] = text.split(';');
  if (!times) return [];
  const cents = fromSteps(values);
  return fromSteps(times).map((time, at) => {
    const moment = new Date(time * UNITS[unit === 'd' ? 'd' : 'm']).toISOString();
    return { time: unit === 'd' ? moment.slice(0, 10) : moment, value: (cents[at] ?? 0) / CENTS };
  });
}
