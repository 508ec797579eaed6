import type { DayRow } from './query';

interface Change {
  /** In rupees. */
  change: number | null;
  /** Per cent of the previous close. */
  percent: number | null;
}

/** Drops the noise of binary fractions; far finer than anything shown. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The change from the previous close; missing if there is none or it cannot be compared. */
export function changeOf({ close, previous }: Pick<DayRow, 'close' | 'previous'>): Change {
  if (previous === null) return { change: null, percent: null };
  const change = close - previous;
  return { change: rounded(change), percent: rounded((change / previous) * 100) };
}
