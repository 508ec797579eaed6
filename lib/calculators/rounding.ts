/** To the whole rupee, half up. */
export function roundRupee(value: number): number {
  // Math.round is half up by its definition; adding 0 turns its -0 into 0.
  return Math.round(value) + 0;
}

/**
 * To the next whole rupee, for a payment that has to reach a goal. A sum that lies above a whole
 * rupee by no more than the noise of double arithmetic counts as that rupee.
 */
export function ceilRupee(value: number): number {
  return Math.ceil(value * (1 - 1e-12)) + 0;
}

/** To a number of decimals, half up; for figures such as 3.77 that are shown with decimals. */
export function roundTo(value: number, places: number): number {
  const scale = 10 ** places;
  // 1.005 · 100 falls just short of 100.5 in doubles; one unit in the last place sets it right.
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0;
}

/**
 * Splits a whole total by shares in per cent that sum to 100, so that the whole parts add up to
 * the total: each is rounded half up, and the largest takes what rounding leaves over.
 */
export function splitWhole(total: number, shares: readonly number[]): number[] {
  const parts = shares.map((share) => roundRupee((total * share) / 100));
  const largest = shares.indexOf(Math.max(...shares));
  const rest = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === largest ? part + rest : part));
}
