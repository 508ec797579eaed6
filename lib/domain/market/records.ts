import type { StockQuote } from '@/lib/domain/company/records';

export interface Etf extends StockQuote {
  readonly name: string | null;
  readonly isin?: string | null;
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
  /** Bids for each share offered; `null` if the firm may not show them. */
  readonly subscriptionTimes: number | null;
  readonly exchange: string | null;
  readonly details: IssueDetails;
}

/** The role of the firm or its group in an issue. */
export type FirmRole = 'none' | 'syndicate' | 'leadManager' | 'group';

export interface IssueDocument {
  readonly kind: 'drhp' | 'rhp' | 'prospectus' | 'ad';
  /** On a site of the regulator, an exchange or the issue’s manager. */
  readonly url: string;
  readonly date: string | null;
}

/** Further details of an issue that a provider may have; each may be missing. */
export interface IssueDetails {
  readonly board: 'mainboard' | 'sme' | null;
  readonly symbol: string | null;
  readonly isin: string | null;
  readonly registrar: { readonly name: string; readonly allotmentUrl: string | null } | null;
  readonly manager: { readonly name: string; readonly site: string | null } | null;
  readonly documents: readonly IssueDocument[];
  readonly allotmentDate: string | null;
  readonly creditDate: string | null;
  readonly issuePrice: number | null;
  /** Shares by class of bidder. */
  readonly reservation: Readonly<Record<string, number>>;
  /** The closing day before it was extended. */
  readonly extendedFrom: string | null;
  /** The price band before it was revised. */
  readonly revisedFrom: { readonly priceLow: number | null; readonly priceHigh: number } | null;
  /** How and when an issue ended without an allotment. */
  readonly ended: { readonly how: 'withdrawn' | 'failed'; readonly date: string | null } | null;
  readonly firmRole: FirmRole | null;
}

/** Bids at a moment, by class of bidder, in shares. */
export interface IssueBids {
  readonly exchange: string;
  readonly asOf: string;
  readonly rows: readonly {
    readonly category: string;
    readonly offered: number;
    readonly bid: number;
  }[];
}

/** A share’s first day on the exchange, and its last close; prices in rupees. */
export interface NewListing {
  readonly symbol: string;
  readonly name: string | null;
  readonly isin: string | null;
  readonly day: string;
  /**
   * The exchange’s base price: for an IPO its issue price, but not for a share that came from
   * another exchange.
   */
  readonly base: number | null;
  readonly open: number | null;
  readonly close: number;
  /** In the shares of the first day, so that splits and bonus issues since are allowed for. */
  readonly last: number | null;
  readonly lastDay: string | null;
}

/** The session of a share. */
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
  /** Delivered shares, and their share of the volume in per cent. */
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
