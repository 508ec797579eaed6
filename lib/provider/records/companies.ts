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
  /** Its place among the companies of the exchange by market value, and their number. */
  readonly marketCapRank: number | null;
  readonly marketCapCount: number | null;
  /** The day of the market value, where it is not the price's. */
  readonly marketCapDate: string | null;
  readonly peDate: string | null;
  readonly issuedShares: number | null;
  /** Shares delivered of those traded, in per cent: on the day, and over twenty days. */
  readonly delivery: number | null;
  readonly delivery20: number | null;
  /** ₹ crore traded on the day. */
  readonly turnoverCrore: number | null;
  /** Annualised, in per cent, as the exchange publishes it. */
  readonly volatility: number | null;
  readonly volatilityDate: string | null;
  readonly high52Date: string | null;
  readonly low52Date: string | null;
  /** The exchange's series: EQ, BE, BZ. */
  readonly series: string | null;
  readonly listedOn: string | null;
  /** Names of the indices that it belongs to. */
  readonly indices: readonly string[];
}

/** A corporate action in the exchange's words. */
export interface CompanyAction {
  readonly exDate: string;
  readonly purpose: string;
  /** What prices before the day are multiplied with; 1 where they are not adjusted. */
  readonly factor: number;
}

export interface CompanyMeeting {
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
