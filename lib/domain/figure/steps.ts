/**
 * Interprets a step between two values of a series that no action explains.
 */

/**
 * The widest price band of NSE and BSE, within which a share can open and trade on a day. Shares
 * with derivatives have no band during the day, but their opening price is also limited to 20%.
 * Source: the exchanges' pages on price bands and on the pre-open session.
 */
const WIDEST_BAND = 0.2;

/** Bands are rounded to ticks; the widest tick of a low price, in rupees. */
const TICK = 0.05;

/**
 * Whether a price is outside the widest band around a previous close.
 * @param price in rupees, as `before`
 * @param sessions in which it could move
 */
export const isBeyondBand = (price: number, before: number, sessions = 1): boolean =>
  price < before * (1 - WIDEST_BAND) ** sessions - TICK ||
  price > before * (1 + WIDEST_BAND) ** sessions + TICK;

/** A fund's units are split or consolidated by a power of ten; markets move meanwhile. */
const UNIT_SPLITS = [0.01, 0.1, 10, 100] as const;
const [LEAST_DRIFT, MOST_DRIFT] = [0.7, 1.4];

/**
 * The factor for earlier values of a fund if a step is a split of its units: no fund falls to a
 * tenth between two values, and none rises tenfold. `null` for any other step.
 */
export function unitSplitOf(before: number, after: number): number | null {
  const ratio = after / before;
  return (
    UNIT_SPLITS.find((split) => ratio > split * LEAST_DRIFT && ratio < split * MOST_DRIFT) ?? null
  );
}

/** No index and no fund moved so far between two values, month ends included (March 2020: −23%). */
const [LEAST_STEP, MOST_STEP] = [0.6, 1.67];

/** Whether a step between two values of an index or a fund cannot come from the market. */
export const isUnexplained = (before: number, after: number): boolean =>
  after < before * LEAST_STEP || after > before * MOST_STEP;
