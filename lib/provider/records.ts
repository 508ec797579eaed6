/**
 * The site's own records: what the transforms make of the provider's and what views receive.
 * A `null` is a missing value. Days are `YYYY-MM-DD`, moments ISO instants in UTC, percentages per
 * cent, money rupees unless a name says crore, addresses safe to follow as they stand.
 */

/** Where a figure comes from, and so which mark stands beside it. */
export type Source = 'provider' | 'sample' | 'end-of-day';

/** What a call answered, with what a reader must know of it. */
export interface Sourced<T> {
  readonly data: T;
  readonly source: Source;
  /** The day or moment the figures are of; the moment of fetching where the provider does not say. */
  readonly asOf: string;
  /** What the figures cover where it differs from what was asked for. */
  readonly note: string | null;
}

export interface IndexQuote {
  readonly name: string;
  readonly value: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly asOf: string | null;
}

export interface StockQuote {
  readonly symbol: string;
  readonly close: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly volume: number | null;
  readonly valueCrore: number | null;
  readonly slug: string | null;
}

export interface Etf extends StockQuote {
  readonly name: string | null;
}

export interface IndexPoint {
  readonly time: string;
  readonly value: number;
}

export interface Candle {
  readonly time: string;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  readonly volume: number | null;
}

export interface SnapshotRow {
  readonly symbol: string;
  readonly price: number | null;
  readonly changePercent: number | null;
  /** The change of the trading day before. */
  readonly dayBeforePercent: number | null;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  readonly industry: string | null;
}

export interface FundNav {
  readonly schemeCode: string;
  readonly name: string;
  readonly fundHouse: string | null;
  readonly category: string | null;
  readonly nav: number | null;
  readonly date: string | null;
  readonly isin: string | null;
}

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

export interface InstitutionalFlow {
  readonly date: string;
  readonly category: 'FII' | 'DII';
  readonly buyCrore: number | null;
  readonly sellCrore: number | null;
  readonly netCrore: number | null;
}

export interface NewsItem {
  readonly heading: string;
  readonly date: string;
  readonly summary: string | null;
  readonly category: string | null;
  readonly source: string | null;
  readonly link: string | null;
}

export interface PublicIssue {
  readonly name: string;
  readonly slug: string | null;
  readonly type: 'IPO' | 'FPO' | null;
  readonly openDate: string | null;
  readonly closeDate: string | null;
  readonly listingDate: string | null;
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly lotSize: number | null;
  readonly issueSizeCrore: number | null;
  readonly subscriptionTimes: number | null;
  readonly exchange: string | null;
}

/** A company of the master list. */
export interface Company {
  readonly name: string;
  readonly symbol: string | null;
  readonly industry: string | null;
  /** The last part of its page's address; unique within the list. */
  readonly slug: string;
  /** What the call for quarterly data and history is made with. */
  readonly code: string;
  readonly isin: string | null;
  readonly bseCode: string | null;
}

export interface CompanyFigures {
  readonly name: string;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  readonly dividendYield: number | null;
  readonly price: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly high52: number | null;
  readonly low52: number | null;
  readonly faceValue: number | null;
  readonly bookValue: number | null;
  readonly about: string | null;
}

export interface Quarter {
  /** The quarter's last day. */
  readonly period: string;
  readonly salesCrore: number | null;
  readonly expensesCrore: number | null;
  readonly operatingProfitCrore: number | null;
  readonly netProfitCrore: number | null;
  readonly eps: number | null;
}

export interface CompanyResults {
  readonly figures: CompanyFigures;
  /** Oldest first. */
  readonly quarters: readonly Quarter[];
}

export interface NamedSlug {
  readonly name: string;
  readonly slug: string;
}

export interface Advertisement {
  /** The top menu it stands in. */
  readonly menu: string;
  readonly image: string;
  readonly name: string;
  readonly link: string;
}

export interface Ticker {
  readonly title: string;
  /** Sanitized markup. */
  readonly description: string;
  readonly redirection: string | null;
  readonly position: string;
  readonly start: string | null;
  readonly end: string | null;
}

export interface MenuRecord {
  readonly research: readonly NamedSlug[];
  readonly assetClasses: readonly NamedSlug[];
  readonly advertisements: readonly Advertisement[];
  readonly tickers: readonly Ticker[];
}

export interface Faq {
  readonly question: string;
  /** Sanitized markup. */
  readonly response: string;
  readonly category: string | null;
}

export interface Article {
  readonly name: string;
  readonly slug: string;
  readonly createdAt: string;
  readonly summary: string | null;
  /** Sanitized markup. */
  readonly body: string | null;
  readonly image: string | null;
  readonly author: string | null;
  readonly category: string | null;
  readonly readMinutes: number | null;
}

export interface Video {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly publishedAt: string;
  /** ISO 8601 duration. */
  readonly duration: string;
  readonly views: number | null;
  readonly thumbnail: string | null;
  readonly category: string | null;
}

export interface Infographic {
  readonly name: string;
  readonly image: string | null;
  readonly createdAt: string | null;
  readonly alt: string | null;
}

export interface Webinar {
  readonly title: string;
  readonly startsAt: string | null;
  readonly minutes: number | null;
  readonly speaker: string | null;
  readonly link: string | null;
  readonly recording: string | null;
}

export interface Download {
  readonly name: string;
  readonly category: string | null;
  readonly file: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly updatedAt: string | null;
}

export interface Contact {
  readonly title: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly address: string | null;
}

export interface Branch {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Degrees, both or neither. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

export interface Tool {
  readonly name: string;
  readonly description: string | null;
  readonly link: string | null;
  readonly image: string | null;
}

export interface Update {
  readonly title: string;
  readonly date: string | null;
  readonly category: string | null;
  /** Sanitized markup. */
  readonly body: string | null;
  readonly file: string | null;
}

export interface Report {
  readonly title: string;
  /** The slug of its category. */
  readonly category: string | null;
  readonly publishedAt: string | null;
  readonly summary: string | null;
  readonly file: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly author: string | null;
}

export interface Album {
  readonly name: string;
  readonly date: string | null;
  readonly images: readonly { readonly src: string; readonly alt: string }[];
}

export interface PressRelease {
  readonly heading: string;
  readonly date: string | null;
  readonly source: string | null;
  readonly link: string | null;
  readonly file: string | null;
}

export interface Award {
  readonly name: string;
  readonly by: string | null;
  readonly year: number | null;
  readonly image: string | null;
}
