/** An index's session and valuation, as far as the source tells. */
export interface IndexDay {
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly pe: number | null;
  readonly pb: number | null;
  readonly yieldPercent: number | null;
  readonly volume: number | null;
  readonly valueCrore: number | null;
}

export interface IndexQuote {
  readonly name: string;
  readonly value: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly asOf: string | null;
  readonly day?: IndexDay;
}

/** A company of an index. */
export interface Constituent {
  readonly symbol: string;
  readonly name: string | null;
  readonly industry: string | null;
  /** In per cent, where the index’s owner publishes it. */
  readonly weight: number | null;
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
  readonly more?: {
    readonly underlying: string | null;
    readonly high52: number | null;
    readonly low52: number | null;
    /** Net asset value of a unit, and its day. */
    readonly nav: number | null;
    readonly navDate: string | null;
  };
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
  /** What was paid for the shares traded. */
  readonly valueCrore: number | null;
  /** Shares of those traded that the buyers took into their demat accounts. */
  readonly deliverable: number | null;
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
