import type { FirmRole, IssueBids } from '@/lib/domain/market/records';

/**
 * Whether bids may be shown: the profile allows it, and it is known that the firm and its group
 * have no role in the issue. An unstated role counts as a role.
 */
export const mayShowBids = (role: FirmRole | null, isAllowed: boolean): boolean =>
  isAllowed && role === 'none';

/** Bids of a class of bidders, as a multiple of its offered shares. */
interface BidRow {
  readonly category: string;
  readonly offered: number;
  readonly bid: number;
  readonly times: number;
}

/**
 * The multiples of each class and in total: shares bid for divided by shares offered, not a mean.
 */
export function bidRows({ rows }: Pick<IssueBids, 'rows'>): readonly BidRow[] {
  const sumOf = (key: 'offered' | 'bid') => rows.reduce((sum, row) => sum + row[key], 0);
  const total = { category: 'Total', offered: sumOf('offered'), bid: sumOf('bid') };
  return (rows.length > 0 ? [...rows, total] : []).map((row) => ({
    ...row,
    times: row.bid / row.offered,
  }));
}
