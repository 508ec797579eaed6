import type { CompanyFigures } from './figures';
import type { PeriodFigures } from './period-figures';

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
  /** The first day from which the actions are all that there were; `null` where nobody says. */
  readonly actionsSince: string | null;
  readonly meetings: readonly CompanyMeeting[];
  readonly announcements: readonly CompanyAnnouncement[];
  readonly deals: readonly CompanyDeal[];
}

/** What a report covers: the company with its subsidiaries, or the company alone. */
export type ResultsBasis = 'consolidated' | 'standalone';

/** The form of a report: of a bank, of another lender or investor (NBFC), or of any other company. */
export type ResultsKind = 'industrial' | 'bank' | 'nbfc';

/** Figures that a company reported first and later replaced, with the day of the first report. */
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
  /** `null` where a later report changed none of these figures. */
  readonly firstReported: FirstReported | null;
}

export type Quarter = ReportedPeriod;

/** Quarters and years of both bases, each list oldest first; `seriesOf` picks those of one basis. */
export interface CompanyResults {
  readonly figures: CompanyFigures;
  readonly quarters: readonly Quarter[];
  /** Years as reported; four quarters need not equal one. */
  readonly years: readonly ReportedPeriod[];
}

/** Who holds a company's shares on a day. The six parts are in per cent of all shares and sum to 100. */
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
  /** The owners' part of a consolidated profit, where every report of the company names it. */
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
  /** What was paid for the shares traded. */
  readonly valueCrore: number | null;
  /** Shares of those traded that the buyers took into their demat accounts. */
  readonly deliverable: number | null;
  /**
   * The close that this one compares with, `null` where none does. Left out by a source that does
   * not state it: the day before in the history counts then.
   */
  readonly previous?: number | null | undefined;
  /**
   * Why earlier prices do not compare with this one, blank without a known cause; `null` where they
   * do. Left out by a source that does not look for it.
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

/** From when on prices compare with the newest; `breaks` as of a candle, `null` for a first price. */
interface ComparableSince {
  readonly day: string;
  readonly breaks: string | null;
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
  /** Growth of the newest quarter's sales and profit on the same quarter a year before, in per cent. */
  readonly salesGrowthPercent: number | null;
  readonly profitGrowthPercent: number | null;
  /** Operating profit in per cent of sales in the newest quarter; no bank has one. */
  readonly operatingMarginPercent: number | null;
  readonly promotersPercent: number | null;
  /** Pledged shares in per cent of the promoters' own. */
  readonly pledgedPercent: number | null;
  /** The days of figures that are of another one, of results the end of the quarter. */
  readonly dates?: FigureDates;
  /** Of sales, profit and margin. */
  readonly resultsBasis?: ResultsBasis | null;
  /** `null` for a year and more, and where the source does not say. */
  readonly since?: ComparableSince | null;
}
