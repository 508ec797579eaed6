import type { CompanyFigures } from './figures';
import type { PeriodFigures } from './period-figures';

/** A company of the master list. */
export interface Company {
  readonly name: string;
  readonly symbol: string | null;
  readonly industry: string | null;
  /** The last part of its page's address; unique within the list. */
  readonly slug: string;
  /** The code for the calls of quarterly data and history. */
  readonly code: string;
  readonly isin: string | null;
  readonly bseCode: string | null;
  /** The first day of its share on NSE, as far as the list has it. */
  readonly listedOn?: string;
  /** Former names and symbols, as far as the list has them. */
  readonly formerNames?: readonly string[];
}

/** A corporate action in the exchange's words. */
export interface CompanyAction {
  readonly exDate: string;
  readonly purpose: string;
  /** The factor for prices before the day; 1 if they are not adjusted. */
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

/** Past and coming events of a company; each list newest first. */
export interface CompanyEvents {
  readonly actions: readonly CompanyAction[];
  /** The first day from which the list of actions is complete; `null` if unknown. */
  readonly actionsSince: string | null;
  readonly meetings: readonly CompanyMeeting[];
  readonly announcements: readonly CompanyAnnouncement[];
  readonly deals: readonly CompanyDeal[];
}

/** The scope of a report: the company with its subsidiaries, or the company on its own. */
export type ResultsBasis = 'consolidated' | 'standalone';

/** The form of a report: of a bank, of another lender or investor (NBFC), or of any other company. */
export type ResultsKind = 'industrial' | 'bank' | 'nbfc';

/** Figures that a company first reported and later revised, with the day of the first report. */
interface FirstReported extends Pick<PeriodFigures, 'salesCrore' | 'netProfitCrore' | 'eps'> {
  readonly filedOn: string | null;
}

/** A quarter or a year that a company reported on. */
export interface ReportedPeriod extends PeriodFigures {
  /** The period's last day. */
  readonly period: string;
  /** Its first day. */
  readonly start: string | null;
  readonly basis: ResultsBasis | null;
  readonly kind: ResultsKind | null;
  readonly isAudited: boolean | null;
  /** The day on which the company's board approved or filed the report. */
  readonly filedOn: string | null;
  /** The report's address at the exchange. */
  readonly source: string | null;
  /** `null` if no later report changed these figures. */
  readonly firstReported: FirstReported | null;
}

export type Quarter = ReportedPeriod;

/** Quarters and years of both bases, each list oldest first; `seriesOf` picks those of one basis. */
export interface CompanyResults {
  readonly figures: CompanyFigures;
  readonly quarters: readonly Quarter[];
  /** Years as reported; they may differ from the sum of four quarters. */
  readonly years: readonly ReportedPeriod[];
}

/**
 * The owners of a company's shares on a day. The six parts are in per cent of all shares and sum to
 * 100.
 */
export interface Shareholding {
  readonly asOn: string;
  readonly filedOn: string | null;
  /** The filing's address at the exchange. */
  readonly source: string | null;
  readonly promotersPercent: number | null;
  readonly mutualFundsPercent: number | null;
  readonly insurersPercent: number | null;
  /** Institutions in India other than mutual funds and insurers: banks, pension and other funds. */
  readonly otherInstitutionsPercent: number | null;
  readonly foreignInstitutionsPercent: number | null;
  /** Persons, companies, governments, trusts of employees. */
  readonly othersPercent: number | null;
  /** Pledged shares in per cent of the promoters' own. */
  readonly pledgedPercent: number | null;
  /** Number of shareholders. */
  readonly holders: number | null;
}

/** A quarter's results as filed on a day, with the growth on the same quarter a year before. */
export interface FiledResult {
  readonly symbol: string;
  readonly name: string | null;
  /** The quarter's last day. */
  readonly period: string;
  readonly filedOn: string;
  readonly basis: ResultsBasis | null;
  readonly kind: ResultsKind | null;
  readonly salesCrore: number | null;
  /** The owners' part of a consolidated profit, if every report of the company states it. */
  readonly netProfitCrore: number | null;
  readonly salesGrowthPercent: number | null;
  /** `null` from or to a loss. */
  readonly profitGrowthPercent: number | null;
}

export interface SnapshotRow {
  readonly symbol: string;
  readonly price: number | null;
  readonly changePercent: number | null;
  /** The change of the trading day before. */
  readonly dayBeforePercent: number | null;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  /** The day of the P/E, where it is not that of the price. */
  readonly peDate?: string | null;
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
  /** The traded value. */
  readonly valueCrore: number | null;
  /** Shares of those traded that the buyers took into their demat accounts. */
  readonly deliverable: number | null;
  /**
   * The previous close for comparison, `null` if there is none. Absent if the source does not state
   * it: then the previous day in the history is used.
   */
  readonly previous?: number | null | undefined;
  /**
   * Why earlier prices cannot be compared with this one, blank if the cause is unknown; `null` if
   * they can. Absent if the source does not check it.
   */
  readonly breaks?: string | null | undefined;
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

/** The figures of a session that have days of their own. */
export type FigureDates = Readonly<
  Record<'pe' | 'volatility' | 'results' | 'shareholding', string | null>
>;

/**
 * The day from which prices can be compared with the newest; `breaks` as in a candle, `null` for a
 * first price.
 */
interface ComparableSince {
  readonly day: string;
  readonly breaks: string | null;
}

/**
 * A company's figures for a session, one row per company; figures that its source does not state
 * are `null`.
 */
export interface CompanyFigure {
  readonly symbol: string;
  readonly name: string | null;
  readonly industry: string | null;
  readonly series: string | null;
  /** Indices that include it. */
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
  /** The dividends of twelve months, by ex-date, to the close. */
  readonly dividendYieldPercent: number | null;
  readonly valueCrore: number | null;
  readonly deliveryPercent: number | null;
  /** Annual, in per cent. */
  readonly volatilityPercent: number | null;
  /** Growth of the newest quarter's sales and profit on the same quarter a year before, in per cent. */
  readonly salesGrowthPercent: number | null;
  readonly profitGrowthPercent: number | null;
  /** Operating profit in per cent of sales in the newest quarter; no bank has one. */
  readonly operatingMarginPercent: number | null;
  readonly promotersPercent: number | null;
  /** Pledged shares in per cent of the promoters' own. */
  readonly pledgedPercent: number | null;
  /** The days of figures that differ from the session's; for results, the end of the quarter. */
  readonly dates?: FigureDates;
  /** Of sales, profit and margin. */
  readonly resultsBasis?: ResultsBasis | null;
  /** `null` for a year and more, and if the source does not say. */
  readonly since?: ComparableSince | null;
}
