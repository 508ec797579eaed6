/** Between the first attempt and the second, and at most between any two, in ms. */
interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const BACK_OFF: BackOff = { firstMs: 1_000, longestMs: 15 * 60 * 1_000 };

/**
 * Exponential back-off with jitter, in ms: doubled with each failed attempt up to the longest, and
 * spread over the upper half of that span.
 * @param failures 1 after the first failed attempt
 * @param random from 0 to 1
 */
export function waitAfter(
  failures: number,
  { firstMs, longestMs }: BackOff,
  random: number,
): number {
  const span = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 32));
  return Math.round(span / 2 + (span / 2) * random);
}
