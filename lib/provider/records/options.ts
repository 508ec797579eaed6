import type { Dated } from './lists';

/** A share or an index with options, at the close. */
export interface OptionUnderlying {
  readonly symbol: string;
  readonly name: string | null;
  readonly isIndex: boolean;
  /** Rupees, or points of an index. */
  readonly close: number | null;
  /** Shares, or units of an index, over all strikes and expiries. */
  readonly callOpenInterest: number | null;
  readonly putOpenInterest: number | null;
  /** Days on which options end, nearest first. */
  readonly expiries: readonly string[];
}

/** The calls or the puts of a strike. Open interest and volume are in shares, or units of an index. */
export interface OptionSide {
  readonly openInterest: number | null;
  /** Since the close before. */
  readonly openInterestChange: number | null;
  readonly volume: number | null;
  readonly close: number | null;
}

export interface OptionStrike {
  readonly strike: number;
  readonly call: OptionSide;
  readonly put: OptionSide;
}

/** The options of one underlying that end on one day, by strike ascending. */
export interface OptionChain extends Dated<OptionStrike> {
  /** The day on which they end. */
  readonly expiry: string | null;
  /** All days on which options of the underlying end, nearest first. */
  readonly expiries: readonly string[];
  /** The underlying’s own close: rupees, or points of an index. */
  readonly close: number | null;
}
