import { clientName } from '@/lib/domain/company/client-name';
import { quoteFields, withDayChange } from '@/lib/domain/company/records';
import {
  choice,
  date,
  dated,
  figure,
  flag,
  group,
  limit,
  link,
  list,
  mapOf,
  needed,
  optional,
  record,
  type RecordOf,
  text,
} from '@/lib/domain/fields';
import { changeOnPrevious } from '@/lib/domain/figure/changes';
import { CRORE } from '@/lib/tools/format';

import { checkedDetails, outside, reserved } from './issue-details';

export const etf = record({
  ...quoteFields,
  name: optional(text),
  isin: optional(text),
  more: group({
    underlying: optional(text),
    high52: optional(figure),
    low52: optional(figure),
    /** Net asset value of a unit, and its day. */
    nav: optional(figure),
    navDate: optional(date),
  }),
}).to(withDayChange);
type Listed = RecordOf<typeof etf>;
export type Etf = Omit<Listed, 'more' | 'isin'> & Partial<Pick<Listed, 'more' | 'isin'>>;

export const institutionalFlow = record({
  date,
  category: choice('FII', 'DII'),
  buyCrore: optional(figure).from('buy'),
  sellCrore: optional(figure).from('sell'),
  netCrore: optional(figure).from('net'),
});
export type InstitutionalFlow = RecordOf<typeof institutionalFlow>;

/** The role of the firm or its group in an issue. */
const firmRole = choice('none', 'syndicate', 'leadManager', 'group');
export type FirmRole = RecordOf<typeof firmRole>;

export const publicIssue = record({
  name: text,
  slug: optional(text),
  type: optional(choice('IPO', 'FPO')),
  openDate: limit(date),
  closeDate: limit(date),
  listingDate: optional(date),
  priceLow: optional(figure),
  priceHigh: optional(figure),
  lotSize: optional(figure),
  issueSizeCrore: optional(figure).from('issueSize'),
  /** Bids for each share offered; `null` if the firm may not show them. */
  subscriptionTimes: optional(figure).from('subscription'),
  exchange: optional(text),
  details: group({
    board: optional(choice('mainboard', 'sme')),
    symbol: optional(text),
    isin: optional(text),
    registrar: optional(record({ name: text, allotmentUrl: optional(link).to(outside) })),
    manager: optional(record({ name: text, site: optional(link).to(outside) })),
    /** On a site of the regulator, an exchange or the issue’s manager. */
    documents: list(
      record({
        kind: choice('drhp', 'rhp', 'prospectus', 'ad'),
        url: needed(link),
        date: optional(date),
      }),
    ),
    allotmentDate: optional(date),
    creditDate: optional(date),
    issuePrice: optional(figure),
    /** Shares by class of bidder. */
    reservation: optional(mapOf(figure)).to(reserved),
    /** The closing day before it was extended. */
    extendedFrom: optional(date),
    /** The price band before it was revised. */
    revisedFrom: optional(record({ priceLow: optional(figure), priceHigh: needed(figure) })),
    /** How and when an issue ended without an allotment. */
    ended: limit(record({ how: choice('withdrawn', 'failed'), date: optional(date) })),
    firmRole: optional(firmRole),
  }),
}).to((given) => ({ ...given, details: checkedDetails(given.details, given) }));
export type PublicIssue = RecordOf<typeof publicIssue>;

/** Further details of an issue that a provider may have; each may be missing. */
export type IssueDetails = PublicIssue['details'];
export type IssueDocument = IssueDetails['documents'][number];

/** Bids at a moment, by class of bidder, in shares. */
export const issueBids = record({
  exchange: text,
  asOf: date,
  rows: list(record({ category: text, offered: needed(figure), bid: needed(figure) })).to((rows) =>
    rows.filter(({ offered }) => offered > 0),
  ),
});
export type IssueBids = RecordOf<typeof issueBids>;

/** A share’s first day on the exchange, and its last close; prices in rupees. */
export const newListing = record({
  symbol: text,
  name: optional(text),
  isin: optional(text),
  day: date,
  /**
   * The exchange’s base price: for an IPO its issue price, but not for a share that came from
   * another exchange.
   */
  base: optional(figure),
  open: optional(figure),
  close: needed(figure),
  /** In the shares of the first day, so that splits and bonus issues since are allowed for. */
  last: optional(figure),
  lastDay: optional(date),
});
export type NewListing = RecordOf<typeof newListing>;

const reaches = (price: number | null, before: number | null, sign: 1 | -1): boolean =>
  price !== null && before !== null && sign * price >= sign * before;

/** The session of a share. A share without a close is dropped. */
export const shareDay = record({
  symbol: text,
  name: optional(text),
  series: optional(text),
  open: optional(figure),
  high: optional(figure),
  low: optional(figure),
  close: needed(figure),
  before: optional(figure).from('prevclose'),
  changePercent: optional(figure).from('perchg'),
  volume: optional(figure),
  valueCrore: optional(figure).from('value'),
  trades: optional(figure),
  /** Delivered shares, and their share of the volume in per cent. */
  deliverable: optional(figure),
  deliveryPercent: optional(figure).from('delivery'),
  /** The highest and lowest price of the 52 weeks before the session, adjusted. */
  highBefore: optional(figure).from('prevhigh52'),
  lowBefore: optional(figure).from('prevlow52'),
  isNewHigh: optional(flag).from('newhigh52'),
  isNewLow: optional(flag).from('newlow52'),
  /** The price band that the session's price touched. */
  band: optional(choice('upper', 'lower')),
}).to(({ open, trades, before, ...given }) => ({
  ...given,
  changePercent: given.changePercent ?? changeOnPrevious(given.close, before),
  isNewHigh: given.isNewHigh ?? reaches(given.high, given.highBefore, 1),
  isNewLow: given.isNewLow ?? reaches(given.low, given.lowBefore, -1),
}));
export type ShareDay = RecordOf<typeof shareDay>;

export const marketDay = dated(shareDay);

/** A dividend, bonus, split or other event by which a share goes ex. */
export const corporateAction = record({
  symbol: text,
  name: optional(text),
  exDate: date,
  recordDate: optional(date),
  /** In the exchange’s words. */
  purpose: text,
});
export type CorporateAction = RecordOf<typeof corporateAction>;

export const boardMeeting = record({
  symbol: text,
  name: optional(text),
  date,
  purpose: text,
  details: optional(text),
});
export type BoardMeeting = RecordOf<typeof boardMeeting>;

/** A bulk or block deal, or the shares of a company that were sold short. */
export const deal = record({
  symbol: text,
  name: optional(text),
  client: optional(text).to((given) => given && clientName(given)),
  side: optional(choice('BUY', 'SELL')),
  quantity: needed(figure),
  price: optional(figure),
  remarks: optional(text),
}).to(({ remarks, ...given }) => ({
  ...given,
  dealCrore: given.price === null ? null : (given.quantity * given.price) / CRORE,
}));
export type Deal = RecordOf<typeof deal>;

export const largeDeals = dated(deal);
