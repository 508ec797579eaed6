/** The types of mutual funds, without a provider or a page. */

/** `exchange`: the units of an ETF, which has one plan. */
export type Plan = 'regular' | 'direct' | 'exchange' | 'unknown';
export type Option = 'growth' | 'idcw' | 'bonus' | 'unknown';

/** A plan and option of a fund, which has one AMFI code. `nav` in rupees. */
export interface FundScheme {
  readonly code: string;
  readonly name: string;
  /** The former name of the code, including plan and option. */
  readonly formerName: string | null;
  readonly isin: string | null;
  readonly reinvestmentIsin: string | null;
  readonly plan: Plan;
  readonly option: Option;
  /** "Monthly IDCW, payout", else null. */
  readonly variant: string | null;
  readonly nav: number | null;
  readonly day: string | null;
  readonly previousNav: number | null;
  readonly previousDay: string | null;
  /** The first day with a NAV in the files; null where only today's file is there. */
  readonly firstDay: string | null;
  /**
   * Returns up to the last month's end; null if there are none, or if they do not include payouts.
   */
  readonly monthReturns: MonthReturns | null;
}

/**
 * Per cent over 1 year, and per cent a year over 3 and 5 years, up to a day; null if the NAVs do
 * not reach back.
 */
export interface MonthReturns {
  readonly day: string;
  readonly percents: readonly (number | null)[];
  /** The day of the NAV that each begins with. */
  readonly starts: readonly (string | null)[];
}

export interface FundHouse {
  readonly slug: string;
  readonly name: string;
}

export interface FundCategory {
  readonly slug: string;
  readonly name: string;
  readonly group: 'equity' | 'debt' | 'hybrid' | 'life-cycle' | 'other';
  /** SEBI's definition, in plain words. */
  readonly about: string;
}

export interface FundFamily {
  readonly slug: string;
  readonly name: string;
  readonly house: FundHouse;
  readonly category: FundCategory | null;
  /** The heading of AMFI's file. */
  readonly heading: string | null;
  /** Some scheme has a NAV of the last ten trading days of the list. */
  readonly isCurrent: boolean;
  readonly isSegregated: boolean;
  /** Former names of the fund, without plan and option; the newest first. */
  readonly formerNames: readonly string[];
  /** Regular before direct, growth before IDCW. */
  readonly schemes: readonly FundScheme[];
}

export interface FundList {
  readonly asOf: string | null;
  readonly families: readonly FundFamily[];
}

/** A fact that a fund house states, with its day. */
export interface Stated<Value> {
  readonly value: Value;
  readonly day: string;
}

/** Facts of a scheme that only a provider has; each may be missing. */
export interface FundFacts {
  /** Total expense ratio, per cent a year. */
  readonly expenses: Stated<number> | null;
  readonly riskometer: Stated<string> | null;
  readonly benchmark: Stated<string> | null;
  readonly exitLoad: Stated<string> | null;
  readonly documents: readonly FundDocument[];
}

interface FundDocument {
  readonly title: string;
  readonly href: string;
  readonly day: string;
}

/** The NAVs of schemes by code, oldest first, and the facts that their houses state. */
export interface FundHistory {
  readonly navs: ReadonlyMap<string, readonly NavPoint[]>;
  readonly facts: ReadonlyMap<string, FundFacts>;
}

export interface NavPoint {
  readonly day: string;
  readonly nav: number;
}
