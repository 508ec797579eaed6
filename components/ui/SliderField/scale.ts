/** The properties of a field that its slider needs. */
export interface ScaleSpec {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The positions of a slider and their values. */
interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly positionOf: (value: number) => number;
  readonly valueAt: (position: number) => number;
}

/** A range of more steps gets a logarithmic scale, or its lower end would be lost. */
const MOST_STEPS = 1000;
/** Stops between one power of ten and the next: 1, 1.5, 2 … 9.5. */
const STOPS = 18;

function evenScale({ min, max, step }: ScaleSpec): Scale {
  const same = (value: number) => value;
  return { min, max, step, positionOf: same, valueAt: same };
}

/**
 * If the least value is not a multiple of the step, all positions except the ends are multiples.
 */
function roundScale({ min, max, step }: ScaleSpec): Scale {
  return {
    min: 0,
    max: Math.ceil(max / step),
    step: 1,
    positionOf: (value) => Math.round(value / step),
    valueAt: (position) => Math.min(max, Math.max(min, position * step)),
  };
}

/** Positions at 1, 1.5, 2 … 9.5 times each power of ten from the step on, after the least value. */
function wideScale({ min, max, step }: ScaleSpec): Scale {
  const lead = min < step ? 1 : 0;
  const stopOf = (value: number): number => {
    const power = Math.floor(Math.log10(value / step) + 1e-9);
    return lead + STOPS * power + 2 * (value / (step * 10 ** power) - 1);
  };
  return {
    min: 0,
    max: Math.round(stopOf(max)),
    step: 1,
    positionOf: (value) =>
      value < step ? (value > min ? lead / 2 : 0) : Math.round(stopOf(value)),
    valueAt: (position) => {
      if (position < lead) return min;
      const at = position - lead;
      const size = step * (1 + (at % STOPS) / 2) * 10 ** Math.floor(at / STOPS);
      return Math.min(max, Math.max(min, size));
    },
  };
}

/** The scale of a field: linear, or by powers of ten for sums from hundreds to crores. */
export function scaleOf(spec: ScaleSpec): Scale {
  const isWide = spec.unit === '₹' && (spec.max - spec.min) / spec.step > MOST_STEPS;
  if (isWide) return wideScale(spec);
  return spec.min >= 1 && spec.min % spec.step !== 0 ? roundScale(spec) : evenScale(spec);
}
