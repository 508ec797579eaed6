import {
  choice,
  date,
  dated,
  figure,
  flag,
  group,
  limit,
  lines,
  link,
  list,
  maybe,
  needed,
  number,
  optional,
  record,
  type RecordOf,
  text,
} from '@/lib/domain/fields';

import { announcementWords } from './announcement-words';
import { clientName } from './client-name';
import { companyFigures } from './figures';
import { periodFigures } from './period-figures';

/** A row of the master list; `companiesOf` makes the companies of all rows. */
export const companyRow = record({
  symbol: optional(text).from('nsesymbol'),
  name: text.from('companyname'),
  industry: optional(text).from('industryname'),
  slug: optional(text),
  code: optional(text),
  bseCode: optional(text).from('bsecode'),
  isin: optional(text),
  series: optional(text),
  listedOn: optional(date),
  formerNames: list(text).from('formernames'),
});
export type CompanyRow = RecordOf<typeof companyRow>;

/** A company of the master list. */
export interface Company extends Pick<
  CompanyRow,
  'name' | 'symbol' | 'industry' | 'isin' | 'bseCode'
> {
  /** The last part of its page's address; unique within the list. */
  readonly slug: string;
  /** The code for the calls of quarterly data and history. */
  readonly code: string;
  /** The first day of its share on NSE, as far as the list has it. */
  readonly listedOn?: string;
  /** Former names and symbols, as far as the list has them. */
  readonly formerNames?: readonly string[];
}

const orderedBy =
  <Key extends string>(key: Key, sign: 1 | -1) =>
  <Row extends Readonly<Record<Key, string>>>(rows: readonly Row[]): readonly Row[] =>
    [...rows].sort((a, b) => sign * a[key].localeCompare(b[key]));

/** Past and coming events of a company; each list newest first. */
export const companyEvents = record({
  /** Corporate actions in the exchange's words. */
  actions: list(
    record({
      exDate: date,
      purpose: text,
      /** The factor for prices before the day; 1 if they are not adjusted. */
      factor: optional(figure).to((given) => given ?? 1),
    }),
  ).to(orderedBy('exDate', -1)),
  /** The first day from which the list of actions is complete; `null` if unknown. */
  actionsSince: optional(date),
  meetings: list(record({ date, purpose: text })).to(orderedBy('date', -1)),
  announcements: list(record({ date, text: text.to(announcementWords) })).to(orderedBy('date', -1)),
  deals: list(
    record({
      date,
      kind: choice('bulk', 'block'),
      client: text.to(clientName),
      side: choice('BUY', 'SELL'),
      quantity: figure,
      price: optional(figure),
    }),
  ).to(orderedBy('date', -1)),
});
export type CompanyEvents = RecordOf<typeof companyEvents>;
export type CompanyAction = CompanyEvents['actions'][number];
export type CompanyAnnouncement = CompanyEvents['announcements'][number];
export type CompanyDeal = CompanyEvents['deals'][number];

/** The scope of a report: the company with its subsidiaries, or the company on its own. */
const basis = choice('consolidated', 'standalone');
export type ResultsBasis = RecordOf<typeof basis>;

/** The form of a report: of a bank, of another lender or investor (NBFC), or of any other company. */
const kind = choice('industrial', 'bank', 'nbfc');
export type ResultsKind = RecordOf<typeof kind>;

/** A quarter or a year that a company reported on. */
export const reportedPeriod = record({
  ...periodFigures,
  /** The period's last day. */
  period: date,
  /** Its first day. */
  start: optional(date),
  basis: optional(basis),
  kind: optional(kind),
  isAudited: optional(flag).from('audited'),
  /** The day on which the company's board approved or filed the report. */
  filedOn: optional(date),
  /** The report's address at the exchange. */
  source: optional(link),
  /**
   * Figures that the company first reported and later revised, with the day of the first report;
   * `null` if no later report changed these figures.
   */
  firstReported: optional(
    record({
      salesCrore: periodFigures.salesCrore,
      netProfitCrore: periodFigures.netProfitCrore,
      eps: periodFigures.eps,
      filedOn: optional(date),
    }),
  ),
});
export type ReportedPeriod = RecordOf<typeof reportedPeriod>;

export type Quarter = ReportedPeriod;

/** Quarters and years of both bases, each list oldest first; `seriesOf` picks those of one basis. */
export const companyResults = record({
  figures: companyFigures.from('company'),
  quarters: list(reportedPeriod).to(orderedBy('period', 1)),
  /** Years as reported; they may differ from the sum of four quarters. */
  years: list(reportedPeriod).to(orderedBy('period', 1)),
});
export type CompanyResults = RecordOf<typeof companyResults>;

/**
 * The owners of a company's shares on a day. The six parts are in per cent of all shares and sum to
 * 100.
 */
export const shareholding = record({
  asOn: date,
  filedOn: optional(date),
  /** The filing's address at the exchange. */
  source: optional(link),
  promotersPercent: optional(figure).from('promoters'),
  mutualFundsPercent: optional(figure).from('mutualFunds'),
  insurersPercent: optional(figure).from('insurers'),
  /** Institutions in India other than mutual funds and insurers: banks, pension and other funds. */
  otherInstitutionsPercent: optional(figure).from('otherInstitutions'),
  foreignInstitutionsPercent: optional(figure).from('foreignInstitutions'),
  /** Persons, companies, governments, trusts of employees. */
  othersPercent: optional(figure).from('others'),
  /** Pledged shares in per cent of the promoters' own. */
  pledgedPercent: optional(figure).from('pledged'),
  /** Number of shareholders. */
  holders: optional(figure),
});
export type Shareholding = RecordOf<typeof shareholding>;

export const oldestHoldingFirst = orderedBy('asOn', 1);

/** How much a page below a company's page has to show. */
export const companyPart = record({
  symbol: text,
  part: needed(choice('history', 'corporate-actions', 'announcements', 'results', 'shareholding')),
  rows: number,
  /** The day of the newest row, or the end of its quarter. */
  newest: optional(date),
  /** The day on which a row was added last. */
  changed: optional(date),
});
export type CompanyPartRow = RecordOf<typeof companyPart>;

/** A quarter's results as filed on a day, with the growth on the same quarter a year before. */
export const filedResult = record({
  symbol: text,
  name: optional(text),
  /** The quarter's last day. */
  period: date,
  filedOn: date,
  basis: optional(basis),
  kind: optional(kind),
  salesCrore: optional(figure).from('sales'),
  /** The owners' part of a consolidated profit, if every report of the company states it. */
  netProfitCrore: optional(figure).from('netProfit'),
  salesGrowthPercent: optional(figure).from('salesGrowth'),
  /** `null` from or to a loss. */
  profitGrowthPercent: optional(figure).from('profitGrowth'),
});
export type FiledResult = RecordOf<typeof filedResult>;

export const filedResults = dated(filedResult);

/**
 * Whether a day's change in per cent can come from trading: no price band allows a share to double
 * or to halve in a session, so such a change is a split or a consolidation without an adjustment.
 */
const isDayChange = (percent: number | null): boolean =>
  percent === null || (percent <= 100 && percent >= -50);

const dayChange = (percent: number | null): number | null =>
  isDayChange(percent) ? percent : null;

export const snapshotRow = record({
  symbol: text,
  price: optional(figure),
  changePercent: optional(figure).to(dayChange).from('perchg'),
  /** The day of the P/E, where it is not that of the price. */
  peDate: optional(date),
  /** The change of the trading day before; the call's own addition, for the flower. */
  dayBeforePercent: optional(figure).to(dayChange).from('prevperchg'),
  marketCapCrore: optional(figure).from('mcap'),
  pe: optional(figure),
  industry: optional(text),
});
type Snapshot = RecordOf<typeof snapshotRow>;
export type SnapshotRow = Omit<Snapshot, 'peDate'> & Partial<Pick<Snapshot, 'peDate'>>;

/** A point without a value is dropped, not drawn as 0. */
export const indexPoint = record({ time: date, value: needed(figure) });
export type IndexPoint = RecordOf<typeof indexPoint>;

/** A day without a close is dropped. */
export const candle = record({
  time: date,
  open: optional(figure),
  high: optional(figure),
  low: optional(figure),
  close: needed(figure),
  volume: optional(figure),
  /** The traded value. */
  valueCrore: optional(figure).from('value'),
  /** Shares of those traded that the buyers took into their demat accounts. */
  deliverable: optional(figure),
  /**
   * The previous close for comparison, `null` if there is none. Absent if the source does not state
   * it: then the previous day in the history is used.
   */
  previous: maybe(number),
  /**
   * Why earlier prices cannot be compared with this one, blank if the cause is unknown; `null` if
   * they can. Absent if the source does not check it.
   */
  breaks: maybe(lines),
});
export type Candle = RecordOf<typeof candle>;

export const newsItem = record({
  heading: text,
  date,
  summary: optional(text),
  category: optional(text),
  source: optional(text),
  link: optional(link),
});
export type NewsItem = RecordOf<typeof newsItem>;

export const quoteFields = {
  symbol: text,
  close: figure.from('close_price'),
  change: figure.from('netchg'),
  changePercent: figure.from('perchg'),
  volume: optional(figure),
  valueCrore: optional(figure).from('value'),
  slug: optional(text),
};

/** A quote without a change that cannot come from trading. */
export const withDayChange = <Row extends { readonly changePercent: number | null }>(
  given: Row & { readonly change: number | null },
) => (isDayChange(given.changePercent) ? given : { ...given, change: null, changePercent: null });

export const stockQuote = record(quoteFields).to(withDayChange);
export type StockQuote = RecordOf<typeof stockQuote>;

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null;

/** Difference between a close and a price of the year, in per cent of that price. */
const distance = (close: number, from: number | null): number | null =>
  from === null || from <= 0 ? null : (close / from - 1) * 100;

/**
 * A company's figures for a session, one row per company; figures that its source does not state
 * are `null`. A company without a close is dropped.
 */
export const companyFigure = record({
  symbol: text,
  name: optional(text),
  industry: optional(text),
  series: optional(text),
  /** Indices that include it. */
  indices: list(text),
  close: needed(figure),
  changePercent: optional(figure).from('perchg'),
  /** Change of the price over a month and a year in per cent, adjusted for splits and bonuses. */
  monthPercent: optional(figure).from('perchg1m'),
  yearPercent: optional(figure).from('perchg1y'),
  marketCapCrore: optional(figure).to(positive).from('mcap'),
  pe: optional(figure).to(positive),
  high52: optional(figure),
  low52: optional(figure),
  /** The dividends of twelve months, by ex-date, to the close. */
  dividendYieldPercent: optional(figure).from('dividendYield'),
  valueCrore: optional(figure).from('value'),
  deliveryPercent: optional(figure).from('delivery'),
  /** Annual, in per cent. */
  volatilityPercent: optional(figure).to(positive).from('volatility'),
  /** Growth of the newest quarter's sales and profit on the same quarter a year before, in per cent. */
  salesGrowthPercent: optional(figure).from('salesGrowth'),
  profitGrowthPercent: optional(figure).from('profitGrowth'),
  /** Operating profit in per cent of sales in the newest quarter; no bank has one. */
  operatingMarginPercent: optional(figure).from('operatingMargin'),
  promotersPercent: optional(figure).from('promoters'),
  /** Pledged shares in per cent of the promoters' own. */
  pledgedPercent: optional(figure).from('pledged'),
  /** The days of figures that differ from the session's; for results, the end of the quarter. */
  dates: group({
    pe: optional(date).from('peDate'),
    volatility: optional(date).from('volatilityDate'),
    results: optional(date).from('resultsPeriod'),
    shareholding: optional(date).from('shareholdingDate'),
  }),
  /** Of sales, profit and margin. */
  resultsBasis: optional(basis),
  since: limit(date),
  breaks: maybe(lines),
}).to(({ high52, low52, since, breaks, ...given }) => {
  const fromHigh = distance(given.close, high52);
  return {
    ...given,
    /** How far the close is under the 52-week high and over the 52-week low, in per cent. */
    belowHighPercent: fromHigh === null ? null : -fromHigh,
    aboveLowPercent: distance(given.close, low52),
    /**
     * The day from which prices can be compared with the newest; `breaks` as in a candle, `null`
     * for a first price. `null` for a year and more, and if the source does not say.
     */
    since: since === null ? null : { day: since, breaks: breaks ?? null },
  };
});
type SessionFigure = RecordOf<typeof companyFigure>;
type Extra = 'dates' | 'resultsBasis' | 'since';
export type CompanyFigure = Omit<SessionFigure, Extra> & Partial<Pick<SessionFigure, Extra>>;

/** The figures of a session that have days of their own. */
export type FigureDates = SessionFigure['dates'];

export const companyFigureRows = dated(companyFigure);
