import { z } from 'zod';

import { date, figure, limit, lines, optional, optionalList, text, type Wire } from './primitives';

/** An answer about one session: its day, the days that can be requested, and its records. */
export const dated = <Output, Input>(row: z.ZodType<Output, Input>) =>
  z.object({
    date: optional(date),
    first: optional(date),
    days: optionalList(date),
    rows: optionalList(row),
  });

export const shareDay = z.object({
  symbol: text,
  name: optional(text),
  series: optional(text),
  open: optional(figure),
  high: optional(figure),
  low: optional(figure),
  close: figure,
  prevclose: optional(figure),
  perchg: optional(figure),
  volume: optional(figure),
  value: optional(figure),
  trades: optional(figure),
  deliverable: optional(figure),
  delivery: optional(figure),
  prevhigh52: optional(figure),
  prevlow52: optional(figure),
  newhigh52: optional(z.boolean()),
  newlow52: optional(z.boolean()),
  band: optional(z.enum(['upper', 'lower'])),
});
export type ShareDayWire = Wire<typeof shareDay>;

export const marketDay = dated(shareDay);

export const companyFigure = z.object({
  symbol: text,
  name: optional(text),
  industry: optional(text),
  series: optional(text),
  indices: optionalList(text),
  close: figure,
  perchg: optional(figure),
  perchg1m: optional(figure),
  perchg1y: optional(figure),
  mcap: optional(figure),
  pe: optional(figure),
  high52: optional(figure),
  low52: optional(figure),
  dividendYield: optional(figure),
  value: optional(figure),
  delivery: optional(figure),
  volatility: optional(figure),
  salesGrowth: optional(figure),
  profitGrowth: optional(figure),
  operatingMargin: optional(figure),
  promoters: optional(figure),
  pledged: optional(figure),
  peDate: optional(date),
  volatilityDate: optional(date),
  resultsPeriod: optional(date),
  resultsBasis: optional(z.enum(['consolidated', 'standalone'])),
  shareholdingDate: optional(date),
  since: limit,
  /** Why earlier prices do not compare; blank without a known cause. */
  breaks: lines.nullish(),
});
export type CompanyFigureWire = Wire<typeof companyFigure>;

export const companyFigures = dated(companyFigure);

export const closes = z.object({
  kind: z.enum(['stock', 'etf', 'index']),
  symbol: text,
  closes: z.array(figure),
});
export type ClosesWire = Wire<typeof closes>;

export const deal = z.object({
  symbol: text,
  name: optional(text),
  client: optional(text),
  side: optional(z.enum(['BUY', 'SELL'])),
  quantity: figure,
  price: optional(figure),
  remarks: optional(text),
});
export type DealWire = Wire<typeof deal>;

export const largeDeals = dated(deal);

export const positionLimit = z.object({
  symbol: text,
  name: optional(text),
  limit: optional(figure),
  openInterest: optional(figure),
  banned: z.boolean(),
  next: optional(date),
});
export type PositionLimitWire = Wire<typeof positionLimit>;

export const foBan = dated(positionLimit);

export const participant = z.object({
  category: text,
  futureIndexLong: optional(figure),
  futureIndexShort: optional(figure),
  futureStockLong: optional(figure),
  futureStockShort: optional(figure),
  callIndexLong: optional(figure),
  callIndexShort: optional(figure),
  putIndexLong: optional(figure),
  putIndexShort: optional(figure),
  callStockLong: optional(figure),
  callStockShort: optional(figure),
  putStockLong: optional(figure),
  putStockShort: optional(figure),
});
export type ParticipantWire = Wire<typeof participant>;

export const participants = dated(participant);

export const lotSize = z.object({
  symbol: text,
  name: optional(text),
  lot: figure,
  isIndex: optional(z.boolean()),
  expiries: optionalList(date),
});
export type LotSizeWire = Wire<typeof lotSize>;

export const corporateAction = z.object({
  symbol: text,
  name: optional(text),
  exDate: date,
  recordDate: optional(date),
  purpose: text,
});
export type CorporateActionWire = Wire<typeof corporateAction>;

export const boardMeeting = z.object({
  symbol: text,
  name: optional(text),
  date,
  purpose: text,
  details: optional(text),
});
export type BoardMeetingWire = Wire<typeof boardMeeting>;

/** A dated answer as a provider sends it. */
export interface DatedWire<Row> {
  readonly date: string | null;
  readonly first: string | null;
  readonly days: readonly string[];
  readonly rows: readonly Row[];
}
