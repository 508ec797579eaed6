import { formatDate } from '@/lib/tools/format';
import { addDays } from '@/lib/tools/time';

import type { ListColumn, ListRow, MarketList } from './types';

/** The figure or text of each column, which rows are sorted by and files hold. */
export const LIST_VALUES: Readonly<Record<ListColumn, (row: ListRow) => string | number | null>> = {
  name: ({ symbol }) => symbol,
  close: ({ close }) => close ?? null,
  percent: ({ changePercent }) => changePercent ?? null,
  volume: ({ volume }) => volume ?? null,
  value: ({ valueCrore }) => valueCrore ?? null,
  high: ({ high }) => high ?? null,
  highBefore: ({ highBefore }) => highBefore ?? null,
  low: ({ low }) => low ?? null,
  lowBefore: ({ lowBefore }) => lowBefore ?? null,
  band: ({ band }) => (band ? { upper: 'Upper', lower: 'Lower' }[band] : null),
  delivery: ({ deliveryPercent }) => deliveryPercent ?? null,
  deliverable: ({ deliverable }) => deliverable ?? null,
  client: ({ client }) => client ?? null,
  side: ({ side }) => (side ? { BUY: 'Bought', SELL: 'Sold' }[side] : null),
  quantity: ({ quantity }) => quantity ?? null,
  price: ({ price }) => price ?? null,
  dealValue: ({ dealCrore }) => dealCrore ?? null,
};

/** The rows of a list in its order; equal ones by symbol. */
export function listRows(list: MarketList, rows: readonly ListRow[]): readonly ListRow[] {
  const { column, direction } = list.sort;
  const value = LIST_VALUES[column];
  const sign = direction === 'ascending' ? 1 : -1;
  const rank = (row: ListRow): number => sign * Number(value(row) ?? -sign * Infinity);
  return rows
    .filter(list.includes ?? (() => true))
    .map((row) => ({ row, at: rank(row) }))
    .sort((a, b) => (a.at === b.at ? (a.row.symbol < b.row.symbol ? -1 : 1) : a.at - b.at))
    .slice(0, list.most)
    .map(({ row }) => row);
}

/**
 * Whether the source has the figure that decides membership: without it, a list is unknown, not
 * empty.
 */
export const isKnown = ({ knownBy }: MarketList, rows: readonly ListRow[]): boolean =>
  !knownBy || rows.some(knownBy);

/** The session in an address. */
export type AskedDay =
  | { readonly kind: 'newest' }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'unreadable'; readonly given: string };

const MOST_YEARS = 10;

/**
 * Reads `?on=YYYY-MM-DD`: a valid day that is not in the future and not older than ten years.
 * @param today `YYYY-MM-DD` in India
 */
export function askedDay(given: string, today: string): AskedDay {
  if (given === '') return { kind: 'newest' };
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  const oldest = addDays(today, -MOST_YEARS * 366);
  // A day such as 31 February is read as one of March.
  if (!isDay || addDays(given, 0) !== given || given > today || given < oldest) {
    return { kind: 'unreadable', given };
  }
  return { kind: 'day', day: given };
}

/** Why a day is rejected. @param given as the query has it */
export const unreadableDay = (given: string): string =>
  `“${given}” is not a day that this file can be of. Write it as 2026-11-20; it may be neither in the future nor more than ${MOST_YEARS} years ago.`;

/** Why a page about a session has no table; `null` if it has one. */
export function noSessionReason(asked: AskedDay, date: string | null): string | null {
  if (asked.kind === 'unreadable') {
    return `“${asked.given}” is no day that this list can have. Write a past day as year, month and day, such as 2026-11-20, or choose one above.`;
  }
  if (date !== null) return null;
  return asked.kind === 'day'
    ? `There is nothing for ${formatDate(asked.day)}: the exchange did not trade, or its figures are not here. Choose another session.`
    : 'The exchange’s figures for this list have not reached us.';
}
