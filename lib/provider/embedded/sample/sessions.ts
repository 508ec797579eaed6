import type { DatedWire } from '@/lib/provider/embedded/answer';

import { tradingDays } from './calendar';

/** Sessions that an answer names. */
const NAMED = 6;

/** The sessions that the sample can be asked for, newest first: a month. */
const sessions = (): readonly string[] => tradingDays('1M');

/**
 * A dated answer of the sample.
 * @param on the day asked for, blank for the newest session
 * @param rowsOf the records of a session
 */
export function datedSample<Row>(
  on: string,
  rowsOf: (day: string) => readonly Row[],
): DatedWire<Row> {
  const known = sessions();
  const date = known.find((day) => on === '' || day === on) ?? null;
  return {
    date,
    first: known.at(-1) ?? null,
    days: known.slice(0, NAMED),
    rows: date === null ? [] : rowsOf(date),
  };
}
