import type { Client } from '@/lib/tools/env';

import { firm } from '@/lib/content/firm';
import * as company from '@/lib/domain/company/records';
import { companiesOf } from '@/lib/domain/company/master-list';
import * as contract from '@/lib/domain/contract/records';
import { familiesOf, schemeRow } from '@/lib/domain/fund/families';
import { fundHistory } from '@/lib/domain/fund/types';
import * as index from '@/lib/domain/index/records';
import { mayShowBids } from '@/lib/domain/issue/bids';
import * as market from '@/lib/domain/market/records';
import { yearCloses } from '@/lib/domain/market/sparks';
import * as publication from '@/lib/domain/publication/records';
import * as support from '@/lib/domain/support/records';

import { listOf, type Reader, recordOf, wholeListOf } from './read';
import type { Tier } from './tiers';

/** One call of the provider's API. `{name}` in its path is a parameter, encoded when filled in. */
interface Call<T> {
  readonly client: Exclude<Client, 'assets'>;
  readonly path: string;
  readonly tier: Tier;
  readonly read: Reader<T>;
  /**
   * An empty list from the provider is a failure: the last good list stays in use, and no page says
   * that there are no records.
   */
  readonly isNeverEmpty?: true;
}

/** An issue without the bids that the firm may not show. */
const withoutHiddenBids = (issue: market.PublicIssue): market.PublicIssue =>
  mayShowBids(issue.details.firmRole, firm.showBids)
    ? issue
    : { ...issue, subscriptionTimes: null };

/** All calls: which client serves each, how long its answer is fresh, how it is validated. */
export const CALLS = {
  indexQuotes: {
    client: 'feed',
    path: 'BseNseIndices/{exchange}',
    tier: 'quotes',
    read: listOf(index.indexQuote),
  },
  movers: {
    client: 'feed',
    path: 'MostActiveToppers/{exchange}/{index}/{kind}/{size}',
    tier: 'quotes',
    read: listOf(company.stockQuote),
  },
  indexHistory: {
    client: 'feed',
    path: 'IndexHistory/{index}/{range}',
    tier: 'daily',
    read: listOf(company.indexPoint),
  },
  indexConstituents: {
    client: 'markets',
    path: 'IndexConstituents/{index}',
    tier: 'reference',
    read: listOf(index.constituent),
  },
  stockHistory: {
    client: 'feed',
    path: 'StockHistory/{code}/{range}',
    tier: 'daily',
    read: listOf(company.candle),
  },
  tradedHistory: {
    client: 'feed',
    path: 'StockHistory/{code}/{range}?prices=as-traded',
    tier: 'daily',
    read: listOf(company.candle),
  },
  marketSnapshot: {
    client: 'markets',
    path: 'MarketSnapshot/{exchange}',
    tier: 'quotes',
    read: listOf(company.snapshotRow),
  },
  etfs: {
    client: 'markets',
    path: 'Etfs/{exchange}',
    tier: 'quotes',
    read: listOf(market.etf),
  },
  mutualFunds: {
    client: 'markets',
    path: 'mutual-funds/schemes',
    tier: 'daily',
    read: wholeListOf(schemeRow, familiesOf),
  },
  fundHistory: {
    client: 'markets',
    path: 'mutual-funds/history?codes={codes}&from={from}',
    tier: 'daily',
    read: recordOf(fundHistory),
  },
  derivativeSnapshot: {
    client: 'markets',
    path: 'DerivativeSnapshot',
    tier: 'quotes',
    read: listOf(contract.contract),
  },
  currencySnapshot: {
    client: 'markets',
    path: 'CurrencySnapshot',
    tier: 'quotes',
    read: listOf(contract.contract),
  },
  commoditySnapshot: {
    client: 'markets',
    path: 'CommoditySnapshot',
    tier: 'quotes',
    read: listOf(contract.contract),
  },
  institutionalFlows: {
    client: 'markets',
    path: 'InstitutionalFlows',
    tier: 'daily',
    read: listOf(market.institutionalFlow),
  },
  marketNews: {
    client: 'markets',
    path: 'MarketNews?category={category}&size={size}',
    tier: 'daily',
    read: listOf(company.newsItem),
  },
  marketDay: {
    client: 'markets',
    path: 'MarketDay/{exchange}?on={on}',
    tier: 'quotes',
    read: recordOf(market.marketDay),
  },
  companyFigures: {
    client: 'markets',
    path: 'CompanyFigures/{exchange}?on={on}',
    tier: 'quotes',
    read: recordOf(company.companyFigureRows),
  },
  closes: {
    client: 'markets',
    path: 'Closes/{exchange}',
    tier: 'daily',
    read: listOf(yearCloses),
  },
  largeDeals: {
    client: 'markets',
    path: 'LargeDeals/{kind}?on={on}',
    tier: 'daily',
    read: recordOf(market.largeDeals),
  },
  foBan: {
    client: 'markets',
    path: 'FoBan?on={on}',
    tier: 'daily',
    read: recordOf(contract.foBan),
  },
  participants: {
    client: 'markets',
    path: 'Participants?on={on}',
    tier: 'daily',
    read: recordOf(contract.participants),
  },
  lotSizes: {
    client: 'markets',
    path: 'LotSizes',
    tier: 'reference',
    read: listOf(contract.lotSize),
  },
  optionUnderlyings: {
    client: 'markets',
    path: 'OptionUnderlyings?on={on}',
    tier: 'daily',
    read: recordOf(contract.optionUnderlyings),
  },
  optionChain: {
    client: 'markets',
    path: 'OptionChain/{symbol}?expiry={expiry}&on={on}',
    tier: 'daily',
    read: recordOf(contract.optionChain),
  },
  corporateActions: {
    client: 'markets',
    path: 'CorporateActions?from={from}&to={to}',
    tier: 'daily',
    read: listOf(market.corporateAction),
  },
  boardMeetings: {
    client: 'markets',
    path: 'BoardMeetings?from={from}&to={to}',
    tier: 'daily',
    read: listOf(market.boardMeeting),
  },
  publicIssues: {
    client: 'ipo',
    path: 'Issues/{state}',
    tier: 'daily',
    read: listOf(market.publicIssue.to(withoutHiddenBids)),
  },
  issueBids: {
    client: 'ipo',
    path: 'IssueBids/{slug}',
    tier: 'quotes',
    read: recordOf(market.issueBids),
  },
  newListings: {
    client: 'markets',
    path: 'NewListings/{exchange}',
    tier: 'daily',
    read: listOf(market.newListing),
  },
  menu: {
    client: 'content',
    path: 'menu/header',
    tier: 'content',
    read: recordOf(publication.menu),
  },
  companies: {
    client: 'content',
    path: 'company/master',
    tier: 'reference',
    read: wholeListOf(company.companyRow, companiesOf),
    isNeverEmpty: true,
  },
  companyResults: {
    client: 'content',
    path: 'company/quarterly-data?code={code}',
    tier: 'reference',
    read: recordOf(company.companyResults),
  },
  companyShareholding: {
    client: 'markets',
    path: 'CompanyShareholding/{code}',
    tier: 'reference',
    read: wholeListOf(company.shareholding, company.oldestHoldingFirst),
  },
  companyParts: {
    client: 'markets',
    path: 'CompanyParts',
    tier: 'daily',
    read: listOf(company.companyPart),
  },
  filedResults: {
    client: 'markets',
    path: 'FiledResults?from={from}&to={to}',
    tier: 'daily',
    read: recordOf(company.filedResults),
  },
  companyEvents: {
    client: 'markets',
    path: 'CompanyEvents/{code}',
    tier: 'reference',
    read: recordOf(company.companyEvents),
  },
  forms: {
    client: 'content',
    path: 'form-center',
    tier: 'content',
    read: listOf(support.download),
  },
  contacts: {
    client: 'content',
    path: 'get-in-touch/contact',
    tier: 'content',
    read: listOf(support.contact),
  },
  branches: {
    client: 'content',
    path: 'get-in-touch/locate',
    tier: 'content',
    read: listOf(support.branch),
  },
  tools: {
    client: 'content',
    path: 'tools',
    tier: 'content',
    read: listOf(publication.tool),
  },
  faqs: {
    client: 'content',
    path: 'customer-corner/faqs',
    tier: 'content',
    read: listOf(support.faq),
  },
  updates: {
    client: 'content',
    path: 'customer-corner/updates',
    tier: 'content',
    read: listOf(support.update),
  },
  reports: {
    client: 'content',
    path: 'research-reports?category={category}',
    tier: 'content',
    read: listOf(publication.report),
  },
  videos: {
    client: 'content',
    path: 'talking-finance/videos',
    tier: 'content',
    read: listOf(publication.video),
  },
  infographics: {
    client: 'content',
    path: 'talking-finance/infographics',
    tier: 'content',
    read: listOf(publication.infographic),
  },
  articles: {
    client: 'content',
    path: 'talking-finance/articles',
    tier: 'content',
    read: listOf(publication.article),
  },
  webinars: {
    client: 'content',
    path: 'talking-finance/webinars',
    tier: 'content',
    read: listOf(publication.webinar),
  },
  gallery: {
    client: 'content',
    path: 'media/gallery',
    tier: 'content',
    read: listOf(publication.album),
  },
  pressReleases: {
    client: 'content',
    path: 'media/press-release',
    tier: 'content',
    read: listOf(publication.pressRelease),
  },
  awards: {
    client: 'content',
    path: 'media/awards',
    tier: 'content',
    read: listOf(publication.award),
  },
  collaterals: {
    client: 'content',
    path: 'marketing-collaterals',
    tier: 'content',
    read: listOf(support.download),
  },
} as const satisfies Record<string, Call<unknown>>;

export type CallName = keyof typeof CALLS;

/** The records that a call answers with. */
export type Answer<Name extends CallName> = (typeof CALLS)[Name] extends Call<infer T> ? T : never;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The parameters in a call's path. */
export type Parameters<Name extends CallName> = Readonly<
  Record<ParameterNames<(typeof CALLS)[Name]['path']>, string>
>;

/** A query parameter with a blank value: nothing was chosen. */
const BLANK = /(?<=[?&])\w+=(?:&|$)/g;

/** The call's path with its parameters encoded; those of the query that are blank are left out. */
export function fillPath<Name extends CallName>(name: Name, parameters: Parameters<Name>): string {
  const values: Readonly<Record<string, string>> = parameters;
  return CALLS[name].path
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
    .replace(BLANK, '')
    .replace(/[?&]$/, '');
}
