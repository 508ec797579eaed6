import type { CompanyFigures } from './figures';

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
  /** Former names and symbols, as far as the list has them. */
  readonly formerNames?: readonly string[];
}

/** A corporate action in the exchange's words. */
export interface CompanyAction {
  readonly exDate: string;
  readonly purpose: string;
  /** What prices before the day are multiplied with; 1 where they are not adjusted. */
  readonly factor: number;
}

interface CompanyMeeting {
  readonly date: string;
  readonly purpose: string;
}

export interface CompanyAnnouncement {
  readonly date: string;
  readonly text: string;
}

export interface CompanyDeal {
  readonly date: string;
  readonly kind: 'bulk' | 'block';
  readonly client: string;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: number | null;
  readonly price: number | null;
}

/** What happened to a company and what is to come; each list newest first. */
export interface CompanyEvents {
  readonly actions: readonly CompanyAction[];
  readonly meetings: readonly CompanyMeeting[];
  readonly announcements: readonly CompanyAnnouncement[];
  readonly deals: readonly CompanyDeal[];
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

export interface NewsItem {
  readonly heading: string;
  readonly date: string;
  readonly summary: string | null;
  readonly category: string | null;
  readonly source: string | null;
  readonly link: string | null;
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

/** A company's figures of a session, one row a company; what its source does not say is `null`. */
export interface CompanyFigure {
  readonly symbol: string;
  readonly name: string | null;
  readonly industry: string | null;
  readonly series: string | null;
  /** Indices whose lists name it. */
  readonly indices: readonly string[];
  readonly close: number;
  readonly changePercent: number | null;
  /** Change of the price over a month and a year in per cent, adjusted for splits and bonuses. */
  readonly monthPercent: number | null;
  readonly yearPercent: number | null;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  /** How far the close is under the 52-week high and over the 52-week low, in per cent. */
  readonly belowHighPercent: number | null;
  readonly aboveLowPercent: number | null;
  readonly valueCrore: number | null;
  readonly deliveryPercent: number | null;
  /** Annual, in per cent. */
  readonly volatilityPercent: number | null;
}
