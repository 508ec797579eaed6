import type { StockQuote } from '@/lib/domain/company/records';

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

export interface InstitutionalFlow {
  readonly date: string;
  readonly category: 'FII' | 'DII';
  readonly buyCrore: number | null;
  readonly sellCrore: number | null;
  readonly netCrore: number | null;
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
