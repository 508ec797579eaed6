import type { FirmRole, IssueBids } from '@/lib/domain/market/records';

/**
 * Whether bids may be shown: the profile allows it, and it is known that the firm and its group have
 * no role in the issue. A role that nobody stated counts as one.
 */
export const mayShowBids = (role: FirmRole | null, isAllowed: boolean): boolean =>
  isAllowed && role === 'none';

/** Bids of a class of bidder, in times of what is offered to it. */
export interface BidRow {
  readonly category: string;
  readonly offered: number;
  readonly bid: number;
  readonly times: number;
}

/** Times of each class, and of all together: shares bid for through shares offered, no mean. */
export function bidRows({ rows }: Pick<IssueBids, 'rows'>): readonly BidRow[] {
  const sumOf = (key: 'offered' | 'bid') => rows.reduce((sum, row) => sum + row[key], 0);
  const total = { category: 'Total', offered: sumOf('offered'), bid: sumOf('bid') };
  return (rows.length > 0 ? [...rows, total] : []).map((row) => ({
    ...row,
    times: row.bid / row.offered,
  }));
}
