import { z } from 'zod';

import {
  date,
  figure,
  limit,
  limiting,
  lines,
  link,
  optional,
  optionalList,
  text,
  type Wire,
} from './primitives';

export const indexQuote = z.object({
  IndexName: text,
  Currentprice: figure,
  pricediff: figure,
  prechange: figure,
  asOf: optional(date),
  open: optional(figure),
  high: optional(figure),
  low: optional(figure),
  pe: optional(figure),
  pb: optional(figure),
  divyield: optional(figure),
  volume: optional(figure),
  value: optional(figure),
});
export type IndexQuoteWire = Wire<typeof indexQuote>;

export const constituent = z.object({
  symbol: text,
  name: optional(text),
  industry: optional(text),
  weight: optional(figure),
});
export type ConstituentWire = Wire<typeof constituent>;

export const stockQuote = z.object({
  symbol: text,
  close_price: figure,
  netchg: figure,
  perchg: figure,
  volume: optional(figure),
  value: optional(figure),
  slug: optional(text),
});
export type StockQuoteWire = Wire<typeof stockQuote>;

export const indexPoint = z.object({ time: date, value: figure });
export type IndexPointWire = Wire<typeof indexPoint>;

export const candle = z.object({
  time: date,
  open: optional(figure),
  high: optional(figure),
  low: optional(figure),
  close: figure,
  volume: optional(figure),
  value: optional(figure),
  deliverable: optional(figure),
  /** The close that this one compares with; `null` if none does. */
  previous: z.union([z.number(), z.null()]).optional(),
  /** Why earlier prices do not compare with this one; blank without a known cause. */
  breaks: lines.nullish(),
});
export type CandleWire = Wire<typeof candle>;

export const snapshotRow = z.object({
  symbol: text,
  price: optional(figure),
  perchg: optional(figure),
  peDate: optional(date),
  /** The change of the trading day before; the call's own addition, for the flower. */
  prevperchg: optional(figure),
  mcap: optional(figure),
  pe: optional(figure),
  industry: optional(text),
});
export type SnapshotRowWire = Wire<typeof snapshotRow>;

export const etf = stockQuote.extend({
  name: optional(text),
  isin: optional(text),
  underlying: optional(text),
  high52: optional(figure),
  low52: optional(figure),
  nav: optional(figure),
  navDate: optional(date),
});
export type EtfWire = Wire<typeof etf>;

export const contract = z.object({
  symbol: text,
  expiry: limit,
  price: optional(figure),
  change: optional(figure),
  perchg: optional(figure),
  openInterest: optional(figure),
  oiChange: optional(figure),
  volume: optional(figure),
  unit: optional(text),
});
export type ContractWire = Wire<typeof contract>;

export const institutionalFlow = z.object({
  date,
  category: z.enum(['FII', 'DII']),
  buy: optional(figure),
  sell: optional(figure),
  net: optional(figure),
});
export type InstitutionalFlowWire = Wire<typeof institutionalFlow>;

export const newsItem = z.object({
  heading: text,
  date,
  summary: optional(text),
  category: optional(text),
  source: optional(text),
  link: optional(link),
});
export type NewsItemWire = Wire<typeof newsItem>;

export const publicIssue = z.object({
  name: text,
  slug: optional(text),
  type: optional(z.enum(['IPO', 'FPO'])),
  openDate: limit,
  closeDate: limit,
  listingDate: optional(date),
  priceLow: optional(figure),
  priceHigh: optional(figure),
  lotSize: optional(figure),
  issueSize: optional(figure),
  subscription: optional(figure),
  exchange: optional(text),
  board: optional(z.enum(['mainboard', 'sme'])),
  symbol: optional(text),
  isin: optional(text),
  registrar: optional(z.object({ name: text, allotmentUrl: optional(link) })),
  manager: optional(z.object({ name: text, site: optional(link) })),
  documents: optionalList(
    z.object({
      kind: z.enum(['drhp', 'rhp', 'prospectus', 'ad']),
      url: link,
      date: optional(date),
    }),
  ),
  allotmentDate: optional(date),
  creditDate: optional(date),
  issuePrice: optional(figure),
  reservation: optional(z.record(text, figure)),
  extendedFrom: optional(date),
  revisedFrom: optional(z.object({ priceLow: optional(figure), priceHigh: figure })),
  ended: limiting(z.object({ how: z.enum(['withdrawn', 'failed']), date: optional(date) })),
  firmRole: optional(z.enum(['none', 'syndicate', 'leadManager', 'group'])),
});
export type PublicIssueWire = Wire<typeof publicIssue>;

export const issueBids = z.object({
  exchange: text,
  asOf: date,
  rows: optionalList(z.object({ category: text, offered: figure, bid: figure })),
});

export const newListing = z.object({
  symbol: text,
  name: optional(text),
  isin: optional(text),
  day: date,
  base: optional(figure),
  open: optional(figure),
  close: figure,
  last: optional(figure),
  lastDay: optional(date),
});
export type NewListingWire = Wire<typeof newListing>;
