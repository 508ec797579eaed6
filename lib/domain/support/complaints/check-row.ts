import type { ComplaintMonth, ComplaintSource, SourceFigures } from './types';

/** Inconsistent complaint data; the message names register, month (or year) and row. */
export class ComplaintDataError extends Error {
  override name = 'ComplaintDataError';

  constructor(register: string, period: string, row: string | null, why: string) {
    super(`Complaint data, ${register}, ${period}${row === null ? '' : `, ${row}`}: ${why}`);
  }
}

/** Throws a `ComplaintDataError` for a period and, if known, one of its rows. */
export type Fail = (period: string, row: string | null, why: string) => never;

const FIGURES = ['carried', 'received', 'resolved', 'pending under 3', 'pending over 3', 'days'];

export const pendingOf = ([carried, received, resolved]: SourceFigures): number =>
  carried + received - resolved;

/** Checks one source's month: whole numbers that add up. */
export function checkRow(
  { month, reported }: ComplaintMonth,
  key: ComplaintSource,
  label: string,
  figures: SourceFigures,
  fail: Fail,
): void {
  figures.forEach((figure, at) => {
    if (!Number.isSafeInteger(figure) || figure < 0) {
      fail(month, label, `${FIGURES[at]} must be a whole number from 0, and is ${figure}`);
    }
  });
  const [carried, received, resolved, under, over, days] = figures;
  const total = carried + received;
  const stated = reported?.[key];
  if (stated !== undefined && stated !== total) {
    fail(month, label, `${carried} carried and ${received} received make ${total}, not ${stated}`);
  }
  if (total - resolved !== under + over) {
    fail(
      month,
      label,
      `${total} pending less ${resolved} resolved leave ${total - resolved}, but ${under} under and ${over} over 3 months are given`,
    );
  }
  if (resolved === 0 && days > 0) fail(month, label, `${days} days for no resolved complaint`);
}
