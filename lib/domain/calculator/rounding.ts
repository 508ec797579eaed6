/** To the whole rupee, half up; for sums that a rule rounds so. */
export function roundRupee(value: number): number {
  // Math.round rounds half up; adding 0 makes 0 of -0.
  return Math.round(value) + 0;
}

/**
 * To the next whole rupee, for a payment that has to reach a goal. A sum above a whole rupee by
 * no more than the error of double arithmetic counts as that rupee.
 */
export function ceilRupee(value: number): number {
  return Math.ceil(value * (1 - 1e-12)) + 0;
}

/** To a number of decimals, half up; for figures such as 3.77 that are shown with decimals. */
export function roundTo(value: number, places: number): number {
  const scale = 10 ** places;
  // 1.005 · 100 is just below 100.5 in doubles; one unit in the last place corrects it.
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0;
}

/** A sum in rupees as it is shown: to the paisa, half up. */
export const roundPaisa = (value: number): number => roundTo(value, 2);

/**
 * The total less its parts, all as they are shown, in rupees: the part that makes them add up to
 * the paisa.
 */
export function shownRest(total: number, ...parts: readonly number[]): number {
  return roundPaisa(parts.reduce((rest, part) => rest - roundPaisa(part), roundPaisa(total)));
}

/**
 * Splits a whole number by shares in per cent that sum to 100, so that the parts add up to it: each
 * is rounded half up, and the largest takes the remainder.
 */
export function splitWhole(total: number, shares: readonly number[]): number[] {
  const parts = shares.map((share) => Math.round((total * share) / 100));
  const largest = shares.indexOf(Math.max(...shares));
  const remainder = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === largest ? part + remainder : part));
}
