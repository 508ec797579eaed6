import type { Deal, ShareDay } from '../records';

/** A row of a list: a share's session or a deal. */
export type ListRow = Pick<ShareDay, 'symbol' | 'name'> &
  Partial<Omit<ShareDay, 'symbol' | 'name'>> &
  Partial<Omit<Deal, 'symbol' | 'name'>>;

/** Columns that a list can have; the view defines their cells. */
export type ListColumn =
  | 'name'
  | 'close'
  | 'percent'
  | 'volume'
  | 'value'
  | 'high'
  | 'highBefore'
  | 'low'
  | 'lowBefore'
  | 'band'
  | 'delivery'
  | 'deliverable'
  | 'client'
  | 'side'
  | 'quantity'
  | 'price'
  | 'dealValue';

interface ListSort {
  readonly column: ListColumn;
  readonly direction: 'ascending' | 'descending';
}

/** A list of the market: its page, its rule and its table. */
export interface MarketList {
  readonly key: string;
  readonly path: `/markets/${string}`;
  readonly title: string;
  /** Its name in menus and among the other lists. */
  readonly label: string;
  readonly metaTitle?: string;
  readonly description: string;
  /** What its rows are made from. */
  readonly of: 'day' | 'bulk' | 'block' | 'short';
  /** The rule of membership in words. */
  readonly rule: string;
  /** The rule; default: every row belongs. */
  readonly includes?: (row: ListRow) => boolean;
  /** The figure that decides membership; if it is missing, the page says so. */
  readonly knownBy?: (row: ListRow) => boolean;
  readonly columns: readonly ListColumn[];
  readonly sort: ListSort;
  /** Rows at most. */
  readonly most?: number;
  /** The text for a session without any row on the list. */
  readonly none: string;
  /** One line about its contents, in menus and among the other lists. */
  readonly note: string;
  /** The main menu names it; the page of all lists names every one. */
  readonly inMenu?: true;
}
