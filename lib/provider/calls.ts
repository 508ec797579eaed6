import type { Client } from '@/lib/tools/env';

import { listOf, type Reader, recordOf, wholeListOf } from './read';
import * as companies from './schemas/companies';
import * as content from './schemas/content';
import * as funds from './schemas/funds';
import * as lists from './schemas/lists';
import * as market from './schemas/market';
import * as options from './schemas/options';
import type { Tier } from './tiers';
import * as toCompany from './transforms/companies';
import * as toContent from './transforms/content';
import * as toFund from './transforms/funds';
import * as toList from './transforms/lists';
import * as toMarket from './transforms/market';
import * as toOption from './transforms/options';

/** One call of the provider's API. `{name}` in its path is a parameter, encoded when filled in. */
export interface Call<T> {
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

/** All calls: which client serves each, how long its answer is fresh, how it is validated. */
export const CALLS = {
  indexQuotes: {
    client: 'feed',
    path: 'BseNseIndices/{exchange}',
    tier: 'quotes',
    read: listOf(market.indexQuote, toMarket.toIndexQuote),
  },
  movers: {
    client: 'feed',
    path: 'MostActiveToppers/{exchange}/{index}/{kind}/{size}',
    tier: 'quotes',
    read: listOf(market.stockQuote, toMarket.toStockQuote),
  },
  indexHistory: {
    client: 'feed',
    path: 'IndexHistory/{index}/{range}',
    tier: 'daily',
    read: listOf(market.indexPoint, toMarket.toIndexPoint),
  },
  indexConstituents: {
    client: 'markets',
    path: 'IndexConstituents/{index}',
    tier: 'reference',
    read: listOf(market.constituent, toMarket.toConstituent),
  },
  stockHistory: {
    client: 'feed',
    path: 'StockHistory/{code}/{range}',
    tier: 'daily',
    read: listOf(market.candle, toMarket.toCandle),
  },
  tradedHistory: {
    client: 'feed',
    path: 'StockHistory/{code}/{range}?prices=as-traded',
    tier: 'daily',
    read: listOf(market.candle, toMarket.toCandle),
  },
  marketSnapshot: {
    client: 'markets',
    path: 'MarketSnapshot/{exchange}',
    tier: 'quotes',
    read: listOf(market.snapshotRow, toMarket.toSnapshotRow),
  },
  etfs: {
    client: 'markets',
    path: 'Etfs/{exchange}',
    tier: 'quotes',
    read: listOf(market.etf, toMarket.toEtf),
  },
  mutualFunds: {
    client: 'markets',
    path: 'mutual-funds/schemes',
    tier: 'daily',
    read: wholeListOf(funds.fundScheme, toFund.toFundList),
  },
  fundHistory: {
    client: 'markets',
    path: 'mutual-funds/history?codes={codes}&from={from}',
    tier: 'daily',
    read: recordOf(funds.fundHistory, toFund.toFundHistory),
  },
  derivativeSnapshot: {
    client: 'markets',
    path: 'DerivativeSnapshot',
    tier: 'quotes',
    read: listOf(market.contract, toMarket.toContract),
  },
  currencySnapshot: {
    client: 'markets',
    path: 'CurrencySnapshot',
    tier: 'quotes',
    read: listOf(market.contract, toMarket.toContract),
  },
  commoditySnapshot: {
    client: 'markets',
    path: 'CommoditySnapshot',
    tier: 'quotes',
    read: listOf(market.contract, toMarket.toContract),
  },
  institutionalFlows: {
    client: 'markets',
    path: 'InstitutionalFlows',
    tier: 'daily',
    read: listOf(market.institutionalFlow, toMarket.toInstitutionalFlow),
  },
  marketNews: {
    client: 'markets',
    path: 'MarketNews?category={category}&size={size}',
    tier: 'daily',
    read: listOf(market.newsItem, toMarket.toNewsItem),
  },
  marketDay: {
    client: 'markets',
    path: 'MarketDay/{exchange}?on={on}',
    tier: 'quotes',
    read: recordOf(lists.marketDay, toList.toMarketDay),
  },
  companyFigures: {
    client: 'markets',
    path: 'CompanyFigures/{exchange}?on={on}',
    tier: 'quotes',
    read: recordOf(lists.companyFigures, toList.toCompanyFigures),
  },
  closes: {
    client: 'markets',
    path: 'Closes/{exchange}',
    tier: 'daily',
    read: listOf(lists.closes, toList.toCloses),
  },
  largeDeals: {
    client: 'markets',
    path: 'LargeDeals/{kind}?on={on}',
    tier: 'daily',
    read: recordOf(lists.largeDeals, toList.toLargeDeals),
  },
  foBan: {
    client: 'markets',
    path: 'FoBan?on={on}',
    tier: 'daily',
    read: recordOf(lists.foBan, toList.toFoBan),
  },
  participants: {
    client: 'markets',
    path: 'Participants?on={on}',
    tier: 'daily',
    read: recordOf(lists.participants, toList.toParticipants),
  },
  lotSizes: {
    client: 'markets',
    path: 'LotSizes',
    tier: 'reference',
    read: listOf(lists.lotSize, toList.toLotSize),
  },
  optionUnderlyings: {
    client: 'markets',
    path: 'OptionUnderlyings?on={on}',
    tier: 'daily',
    read: recordOf(options.optionUnderlyings, toOption.toOptionUnderlyings),
  },
  optionChain: {
    client: 'markets',
    path: 'OptionChain/{symbol}?expiry={expiry}&on={on}',
    tier: 'daily',
    read: recordOf(options.optionChain, toOption.toOptionChain),
  },
  corporateActions: {
    client: 'markets',
    path: 'CorporateActions?from={from}&to={to}',
    tier: 'daily',
    read: listOf(lists.corporateAction, toList.toCorporateAction),
  },
  boardMeetings: {
    client: 'markets',
    path: 'BoardMeetings?from={from}&to={to}',
    tier: 'daily',
    read: listOf(lists.boardMeeting, toList.toBoardMeeting),
  },
  publicIssues: {
    client: 'ipo',
    path: 'Issues/{state}',
    tier: 'daily',
    read: listOf(market.publicIssue, toMarket.toPublicIssue),
  },
  issueBids: {
    client: 'ipo',
    path: 'IssueBids/{slug}',
    tier: 'quotes',
    read: recordOf(market.issueBids, toMarket.toIssueBids),
  },
  newListings: {
    client: 'markets',
    path: 'NewListings/{exchange}',
    tier: 'daily',
    read: listOf(market.newListing, toMarket.toNewListing),
  },
  menu: {
    client: 'content',
    path: 'menu/header',
    tier: 'content',
    read: recordOf(content.menu, toContent.toMenuRecord),
  },
  companies: {
    client: 'content',
    path: 'company/master',
    tier: 'reference',
    read: wholeListOf(companies.companyMaster, toCompany.toCompanies),
    isNeverEmpty: true,
  },
  companyResults: {
    client: 'content',
    path: 'company/quarterly-data?code={code}',
    tier: 'reference',
    read: recordOf(companies.quarterlyData, toCompany.toCompanyResults),
  },
  companyShareholding: {
    client: 'markets',
    path: 'CompanyShareholding/{code}',
    tier: 'reference',
    read: wholeListOf(companies.shareholding, toCompany.toShareholdings),
  },
  filedResults: {
    client: 'markets',
    path: 'FiledResults?from={from}&to={to}',
    tier: 'daily',
    read: recordOf(companies.filedResults, toCompany.toFiledResults),
  },
  companyEvents: {
    client: 'markets',
    path: 'CompanyEvents/{code}',
    tier: 'reference',
    read: recordOf(companies.companyEvents, toCompany.toCompanyEvents),
  },
  forms: {
    client: 'content',
    path: 'form-center',
    tier: 'content',
    read: listOf(content.download, toContent.toDownload),
  },
  contacts: {
    client: 'content',
    path: 'get-in-touch/contact',
    tier: 'content',
    read: listOf(content.contact, toContent.toContact),
  },
  branches: {
    client: 'content',
    path: 'get-in-touch/locate',
    tier: 'content',
    read: listOf(content.branch, toContent.toBranch),
  },
  tools: {
    client: 'content',
    path: 'tools',
    tier: 'content',
    read: listOf(content.tool, toContent.toTool),
  },
  faqs: {
    client: 'content',
    path: 'customer-corner/faqs',
    tier: 'content',
    read: listOf(content.faq, toContent.toFaq),
  },
  updates: {
    client: 'content',
    path: 'customer-corner/updates',
    tier: 'content',
    read: listOf(content.update, toContent.toUpdate),
  },
  reports: {
    client: 'content',
    path: 'research-reports?category={category}',
    tier: 'content',
    read: listOf(content.report, toContent.toReport),
  },
  videos: {
    client: 'content',
    path: 'talking-finance/videos',
    tier: 'content',
    read: listOf(content.video, toContent.toVideo),
  },
  infographics: {
    client: 'content',
    path: 'talking-finance/infographics',
    tier: 'content',
    read: listOf(content.infographic, toContent.toInfographic),
  },
  articles: {
    client: 'content',
    path: 'talking-finance/articles',
    tier: 'content',
    read: listOf(content.article, toContent.toArticle),
  },
  webinars: {
    client: 'content',
    path: 'talking-finance/webinars',
    tier: 'content',
    read: listOf(content.webinar, toContent.toWebinar),
  },
  gallery: {
    client: 'content',
    path: 'media/gallery',
    tier: 'content',
    read: listOf(content.album, toContent.toAlbum),
  },
  pressReleases: {
    client: 'content',
    path: 'media/press-release',
    tier: 'content',
    read: listOf(content.pressRelease, toContent.toPressRelease),
  },
  awards: {
    client: 'content',
    path: 'media/awards',
    tier: 'content',
    read: listOf(content.award, toContent.toAward),
  },
  collaterals: {
    client: 'content',
    path: 'marketing-collaterals',
    tier: 'content',
    read: listOf(content.download, toContent.toDownload),
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
