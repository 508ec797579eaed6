import { hash32 } from '@/lib/tools/hash';

/** A stream of numbers that is the same for the same seed on every machine. */
export interface SeededRandom {
  /** The next number, evenly spread over [0, 1). */
  next(): number;
  /** The next number, evenly spread over [low, high). */
  between(low: number, high: number): number;
  /** The next number of the standard normal distribution (Box and Muller's transform). */
  normal(): number;
}

/**
 * Opens the stream of a seed (the generator is mulberry32). Streams of different seeds are
 * independent enough for sample figures; none of it is fit for secrets.
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hash32(seed);
  let spare: number | null = null;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function normal(): number {
    if (spare !== null) {
      const value = spare;
      spare = null;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  return { next, between: (low, high) => low + (high - low) * next(), normal };
}
