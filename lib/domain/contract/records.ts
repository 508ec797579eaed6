import {
  date,
  dated,
  figure,
  flag,
  group,
  limit,
  list,
  needed,
  optional,
  record,
  type RecordOf,
  session,
  text,
} from '@/lib/domain/fields';

export const contract = record({
  symbol: text,
  expiry: limit(date),
  price: optional(figure),
  change: optional(figure),
  changePercent: optional(figure).from('perchg'),
  openInterest: optional(figure),
  openInterestChange: optional(figure).from('oiChange'),
  volume: optional(figure),
  unit: optional(text),
});
export type Contract = RecordOf<typeof contract>;

/** A share or an index with options, at the close. */
export const optionUnderlying = record({
  symbol: text,
  name: optional(text),
  isIndex: optional(flag).to((given) => given ?? false),
  /** Rupees, or points of an index. */
  close: optional(figure),
  /** Shares, or units of an index, over all strikes and expiries. */
  callOpenInterest: optional(figure),
  putOpenInterest: optional(figure),
  /** Days on which options end, nearest first. */
  expiries: list(date),
});
export type OptionUnderlying = RecordOf<typeof optionUnderlying>;

export const optionUnderlyings = dated(optionUnderlying);

/** Open interest and volume are in shares, or units of an index. */
export const optionStrike = record({
  strike: needed(figure),
  call: group({
    openInterest: optional(figure).from('callOpenInterest'),
    /** Since the close before. */
    openInterestChange: optional(figure).from('callOiChange'),
    volume: optional(figure).from('callVolume'),
    close: optional(figure).from('callClose'),
  }),
  put: group({
    openInterest: optional(figure).from('putOpenInterest'),
    openInterestChange: optional(figure).from('putOiChange'),
    volume: optional(figure).from('putVolume'),
    close: optional(figure).from('putClose'),
  }),
});
export type OptionStrike = RecordOf<typeof optionStrike>;

/** The calls or the puts of a strike. */
export type OptionSide = OptionStrike['call'];

/** The options of one underlying that end on one day, by strike ascending. */
export const optionChain = record({
  ...session(optionStrike),
  /** The day on which they end. */
  expiry: limit(date),
  /** All days on which options of the underlying end, nearest first. */
  expiries: list(date),
  /** The underlying’s own close: rupees, or points of an index. */
  close: optional(figure),
}).to((given) => ({ ...given, rows: [...given.rows].sort((a, b) => a.strike - b.strike) }));
export type OptionChain = RecordOf<typeof optionChain>;

/** A share's open interest in derivatives against the limit of the whole market. */
export const positionLimit = record({
  symbol: text,
  name: optional(text),
  limit: optional(figure),
  openInterest: optional(figure),
  /** No new positions may be opened in the next session. */
  isBanned: flag.from('banned'),
  /** The session on which the ban holds. */
  next: optional(date),
});
export type PositionLimit = RecordOf<typeof positionLimit>;

export const foBan = dated(positionLimit);

const position = <Long extends string, Short extends string>(long: Long, short: Short) =>
  group({ long: optional(figure).from(long), short: optional(figure).from(short) });

/** A kind of participant's open interest at the close, in contracts, by instrument. */
export const participant = record({
  category: text,
  positions: group({
    futureIndex: position('futureIndexLong', 'futureIndexShort'),
    futureStock: position('futureStockLong', 'futureStockShort'),
    callIndex: position('callIndexLong', 'callIndexShort'),
    putIndex: position('putIndexLong', 'putIndexShort'),
    callStock: position('callStockLong', 'callStockShort'),
    putStock: position('putStockLong', 'putStockShort'),
  }),
});
export type Participant = RecordOf<typeof participant>;

export type Instrument = keyof Participant['positions'];

export const participants = dated(participant);

/** The shares or units in a contract. */
export const lotSize = record({
  symbol: text,
  name: optional(text),
  lot: needed(figure),
  isIndex: optional(flag).to((given) => given ?? false),
  /** Days on which contracts end, nearest first. */
  expiries: list(date),
});
export type LotSize = RecordOf<typeof lotSize>;
