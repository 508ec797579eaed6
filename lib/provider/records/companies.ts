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
