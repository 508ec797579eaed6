import type { NumberSpec } from '@/lib/calculators';

/** What a slider runs over: its places are whole numbers or the field's own steps. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly placeOf: (value: number) => number;
  readonly valueAt: (place: number) => number;
}

/** A range wider than this many times its least value runs over round stops, not evenly. */
const WIDE = 1000;

/** 100, 200 … 1,000, 1,500 … 10,000, 15,000 …: each power of ten in steps of a twentieth. */
function stopsOf({ min, max, step }: NumberSpec): readonly number[] {
  const stops = [min];
  for (let at = min; at < max;) {
    const power = 10 ** Math.floor(Math.log10(at) + 1e-9);
    at = Math.min(max, at + Math.max(step, power / 2));
    stops.push(at);
  }
  return stops;
}

/** The slider of a number: even steps, or round stops where the range spans powers of ten. */
export function sliderScale(spec: NumberSpec): SliderScale {
  if (spec.min <= 0 || spec.max / spec.min <= WIDE) {
    const { min, max, step } = spec;
    return { min, max, step, placeOf: (value) => value, valueAt: (place) => place };
  }
  const stops = stopsOf(spec);
  const last = stops.length - 1;
  return {
    min: 0,
    max: last,
    step: 1,
    placeOf: (value) => {
      const above = stops.findIndex((stop) => stop >= value);
      if (above <= 0) return above === 0 ? 0 : last;
      const [low = 0, high = 0] = [stops[above - 1], stops[above]];
      return value - low < high - value ? above - 1 : above;
    },
    valueAt: (place) => stops[place] ?? spec.max,
  };
}
