import type { Dated } from '@/lib/domain/sourced';

export interface Contract {
  readonly symbol: string;
  readonly expiry: string | null;
  readonly price: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly openInterest: number | null;
  readonly openInterestChange: number | null;
  readonly volume: number | null;
  readonly unit: string | null;
}

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

/** A share's open interest in derivatives against the limit of the whole market. */
export interface PositionLimit {
  readonly symbol: string;
  readonly name: string | null;
  readonly limit: number | null;
  readonly openInterest: number | null;
  /** No new positions may be opened in the next session. */
  readonly isBanned: boolean;
  /** The session on which the ban holds. */
  readonly next: string | null;
}

/** A kind of participant's open interest at the close, in contracts, by instrument. */
export interface Participant {
  readonly category: string;
  readonly positions: Readonly<Record<Instrument, Position>>;
}

export type Instrument =
  | 'futureIndex'
  | 'futureStock'
  | 'callIndex'
  | 'putIndex'
  | 'callStock'
  | 'putStock';

interface Position {
  readonly long: number | null;
  readonly short: number | null;
}

/** The shares or units in a contract. */
export interface LotSize {
  readonly symbol: string;
  readonly name: string | null;
  readonly lot: number;
  readonly isIndex: boolean;
  /** Days on which contracts end, nearest first. */
  readonly expiries: readonly string[];
}
