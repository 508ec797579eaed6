/** What a call says of one session. */
export interface Dated<Row> {
  /** The session, `YYYY-MM-DD`; `null` where nothing is known of the day that was asked for. */
  readonly date: string | null;
  /** The oldest session that can be asked for. */
  readonly first: string | null;
  /** The newest sessions that can be asked for, newest first. */
  readonly days: readonly string[];
  readonly rows: readonly Row[];
}

/** What happened to a share in a session. */
export interface ShareDay {
  readonly symbol: string;
  readonly name: string | null;
  readonly series: string | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  readonly changePercent: number | null;
  readonly volume: number | null;
  readonly valueCrore: number | null;
  /** Shares that changed hands for good, and their part of the volume in per cent. */
  readonly deliverable: number | null;
  readonly deliveryPercent: number | null;
  /** The highest and lowest price of the 52 weeks before the session, adjusted. */
  readonly highBefore: number | null;
  readonly lowBefore: number | null;
  readonly isNewHigh: boolean;
  readonly isNewLow: boolean;
  /** The price band that the session's price touched. */
  readonly band: 'upper' | 'lower' | null;
}

/** A company's figures of a session, one row a company; what its source does not say is `null`. */
export interface CompanyFigure {
  readonly symbol: string;
  readonly name: string | null;
  readonly industry: string | null;
  readonly series: string | null;
  /** Indices whose lists name it. */
  readonly indices: readonly string[];
  readonly close: number;
  readonly changePercent: number | null;
  /** Change of the price over a month and a year in per cent, adjusted for splits and bonuses. */
  readonly monthPercent: number | null;
  readonly yearPercent: number | null;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  /** How far the close is under the 52-week high and over the 52-week low, in per cent. */
  readonly belowHighPercent: number | null;
  readonly aboveLowPercent: number | null;
  readonly valueCrore: number | null;
  readonly deliveryPercent: number | null;
  /** Annual, in per cent. */
  readonly volatilityPercent: number | null;
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
  'futureIndex' | 'futureStock' | 'callIndex' | 'putIndex' | 'callStock' | 'putStock';

export interface Position {
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

/** A dividend, bonus, split or other event by which a share goes ex. */
export interface CorporateAction {
  readonly symbol: string;
  readonly name: string | null;
  readonly exDate: string;
  readonly recordDate: string | null;
  /** In the exchange’s words. */
  readonly purpose: string;
}

export interface BoardMeeting {
  readonly symbol: string;
  readonly name: string | null;
  readonly date: string;
  readonly purpose: string;
  readonly details: string | null;
}

/** A bulk or block deal, or the shares of a company that were sold short. */
export interface Deal {
  readonly symbol: string;
  readonly name: string | null;
  readonly client: string | null;
  readonly side: 'BUY' | 'SELL' | null;
  readonly quantity: number;
  readonly price: number | null;
  readonly dealCrore: number | null;
}
