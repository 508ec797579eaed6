import type { z } from 'zod';

import { firm } from '@/lib/content/firm';
import type {
  Candle,
  IndexPoint,
  NewsItem,
  SnapshotRow,
  StockQuote,
} from '@/lib/domain/company/records';
import type { Contract } from '@/lib/domain/contract/records';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import { mayShowBids } from '@/lib/domain/issue/bids';
import type {
  Etf,
  InstitutionalFlow,
  IssueBids,
  IssueDetails,
  NewListing,
  PublicIssue,
} from '@/lib/domain/market/records';
import type * as wire from '../schemas/market';

import { toLink } from './addresses';

export const toIndexQuote = (given: z.output<typeof wire.indexQuote>): IndexQuote => ({
  name: given.IndexName,
  value: given.Currentprice,
  change: given.pricediff,
  changePercent: given.prechange,
  asOf: given.asOf,
  day: {
    open: given.open,
    high: given.high,
    low: given.low,
    pe: given.pe,
    pb: given.pb,
    yieldPercent: given.divyield,
    volume: given.volume,
    valueCrore: given.value,
  },
});

export const toConstituent = (given: z.output<typeof wire.constituent>): Constituent => given;

/**
 * Whether a day's change can come from trading: no price band allows a share to double or to halve
 * in a session, so such a change is a split or a consolidation without an adjustment.
 */
const isDayChange = (percent: number | null): boolean =>
  percent === null || (percent <= 100 && percent >= -50);

export const toStockQuote = (given: z.output<typeof wire.stockQuote>): StockQuote => ({
  symbol: given.symbol,
  close: given.close_price,
  change: isDayChange(given.perchg) ? given.netchg : null,
  changePercent: isDayChange(given.perchg) ? given.perchg : null,
  volume: given.volume,
  valueCrore: given.value,
  slug: given.slug,
});

export const toEtf = (given: z.output<typeof wire.etf>): Etf => ({
  ...toStockQuote(given),
  name: given.name,
  isin: given.isin,
  more: {
    underlying: given.underlying,
    high52: given.high52,
    low52: given.low52,
    nav: given.nav,
    navDate: given.navDate,
  },
});

/** A point without a value is dropped, not drawn as 0. */
export const toIndexPoint = (given: z.output<typeof wire.indexPoint>): IndexPoint | null =>
  given.value === null ? null : { time: given.time, value: given.value };

/** A day without a close is dropped. */
export const toCandle = ({ value, ...given }: z.output<typeof wire.candle>): Candle | null =>
  given.close === null ? null : { ...given, close: given.close, valueCrore: value };

export const toSnapshotRow = (given: z.output<typeof wire.snapshotRow>): SnapshotRow => ({
  symbol: given.symbol,
  price: given.price,
  changePercent: isDayChange(given.perchg) ? given.perchg : null,
  dayBeforePercent: isDayChange(given.prevperchg) ? given.prevperchg : null,
  marketCapCrore: given.mcap,
  pe: given.pe,
  peDate: given.peDate,
  industry: given.industry,
});

export const toContract = (given: z.output<typeof wire.contract>): Contract => ({
  symbol: given.symbol,
  expiry: given.expiry,
  price: given.price,
  change: given.change,
  changePercent: given.perchg,
  openInterest: given.openInterest,
  openInterestChange: given.oiChange,
  volume: given.volume,
  unit: given.unit,
});

export const toInstitutionalFlow = (
  given: z.output<typeof wire.institutionalFlow>,
): InstitutionalFlow => ({
  date: given.date,
  category: given.category,
  buyCrore: given.buy,
  sellCrore: given.sell,
  netCrore: given.net,
});

export const toNewsItem = (given: z.output<typeof wire.newsItem>): NewsItem => ({
  ...given,
  link: toLink(given.link),
});

/** Hosts whose documents about an issue are linked, besides its manager's. */
const DOCUMENT_HOSTS = ['sebi.gov.in', 'nseindia.com', 'bseindia.com'];

/** The host of an `https:` address; `null` for anything else. */
const hostOf = (link: string | null): string | null =>
  link?.startsWith('https://') ? new URL(link).hostname.replace(/^www\./, '') : null;

/** The band before it was revised; `null` if there was none or it is the same. */
function toRevisedBand({ priceLow, priceHigh, revisedFrom }: z.output<typeof wire.publicIssue>) {
  const before = revisedFrom?.priceHigh ?? null;
  if (!revisedFrom || before === null) return null;
  if (before === priceHigh && revisedFrom.priceLow === priceLow) return null;
  return { priceLow: revisedFrom.priceLow, priceHigh: before };
}

function toIssueDetails(given: z.output<typeof wire.publicIssue>): IssueDetails {
  const { board, symbol, isin, allotmentDate, creditDate, issuePrice, firmRole } = given;
  const { registrar, manager, extendedFrom, ended } = given;
  const outside = (link: string | null) => (hostOf(toLink(link)) === null ? null : toLink(link));
  const site = outside(manager?.site ?? null);
  const hosts = [...DOCUMENT_HOSTS, ...(hostOf(site) === null ? [] : [String(hostOf(site))])];
  return {
    board,
    symbol,
    isin,
    allotmentDate,
    creditDate,
    issuePrice,
    firmRole,
    ended,
    // The same date announced twice is not a change.
    extendedFrom: extendedFrom === given.closeDate ? null : extendedFrom,
    revisedFrom: toRevisedBand(given),
    registrar: registrar && {
      name: registrar.name,
      allotmentUrl: outside(registrar.allotmentUrl),
    },
    manager: manager && { name: manager.name, site },
    documents: given.documents.flatMap(({ kind, url, date }) => {
      const host = hostOf(toLink(url));
      const isKnown = hosts.some((one) => host === one || host?.endsWith(`.${one}`));
      return isKnown ? [{ kind, url, date }] : [];
    }),
    reservation: Object.fromEntries(
      Object.entries(given.reservation ?? {}).flatMap(([name, shares]) =>
        shares !== null && shares > 0 ? [[name, shares]] : [],
      ),
    ),
  };
}

export const toPublicIssue = (given: z.output<typeof wire.publicIssue>): PublicIssue => ({
  name: given.name,
  slug: given.slug,
  type: given.type,
  openDate: given.openDate,
  closeDate: given.closeDate,
  listingDate: given.listingDate,
  priceLow: given.priceLow,
  priceHigh: given.priceHigh,
  lotSize: given.lotSize,
  issueSizeCrore: given.issueSize,
  // Data that may not be shown are dropped here.
  subscriptionTimes: mayShowBids(given.firmRole, firm.showBids) ? given.subscription : null,
  exchange: given.exchange,
  details: toIssueDetails(given),
});

export const toIssueBids = ({ rows, ...given }: z.output<typeof wire.issueBids>): IssueBids => ({
  ...given,
  rows: rows.flatMap(({ category, offered, bid }) =>
    offered !== null && offered > 0 && bid !== null ? [{ category, offered, bid }] : [],
  ),
});

/** A first day without a close is dropped. */
export const toNewListing = (given: z.output<typeof wire.newListing>): NewListing | null =>
  given.close === null ? null : { ...given, close: given.close };
