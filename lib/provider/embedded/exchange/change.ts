import type { DayRow } from './query';

type Prices = Pick<DayRow, 'open' | 'close' | 'previous'>;

/**
 * A bonus issue or a split divides the price overnight, while the file's previous close is not
 * adjusted unless a file names the action. Price bands allow almost no share to open 30 per cent lower by trading alone, so below
 * this ratio of opening price to previous close the two are not compared.
 */
const REBASED_BELOW = 0.7;

/** Whether the day's prices don't compare with the unadjusted close before. */
function isRebased(row: Prices): boolean {
  return row.previous !== null && (row.open ?? row.close) / row.previous < REBASED_BELOW;
}

export interface Change {
  /** In rupees. */
  change: number | null;
  /** Per cent of the previous close. */
  percent: number | null;
}

/** Drops the noise of binary fractions; far finer than anything shown. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The close against the close before; missing where there is none or it does not compare. */
export function changeOf(row: Prices): Change {
  if (row.previous === null || isRebased(row)) return { change: null, percent: null };
  const change = row.close - row.previous;
  return { change: rounded(change), percent: rounded((change / row.previous) * 100) };
}
