import type {
  Candle,
  Company,
  CompanyAction,
  CompanyEvents,
  CompanyResults,
  IndexPoint,
  NewsItem,
  Shareholding,
  SnapshotRow,
} from './records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import {
  type Figure,
  isKnown,
  stated as statedFigure,
  statedPositive,
} from '@/lib/domain/figure/figure';
import { type Series, seriesOf } from '@/lib/domain/figure/series';
import { dividendYield } from '@/lib/domain/figure/yields';
import type { Source, Sourced } from '@/lib/domain/sourced';
import { daysBetween, indianDay } from '@/lib/tools/time';

import { isMadeUp } from './facts';
import {
  candlesOf,
  comparableCandles,
  drawable,
  priceSeries,
  reachesFurther,
  STOCK_RANGES,
  type StockRange,
  withEarlier,
} from './history';
import { type CompanyFigures, NO_FIGURES } from './figures';
import { type Peer, peerMedianPe, rowOf } from './peers';
import { type ResultRow, type ResultsView, resultsView } from './results';
import { type Quote, quoteOf } from './quote';
import { returnsOf, type SpanReturn } from './returns';
import { priceToBook, priceToEarnings, returnOnEquity, trailingEps } from './ratios';
import { dayRange, type PriceRange, yearRange, type YearRange } from './ranges';
import { type Standing, standingOf } from './standing';

/** Five sessions, over a weekend and a holiday. */
const DAYS_OF_FIVE_SESSIONS = 8;

/** The day used for undated figures, so that no quarter is current. */
const UNDATED = '9999-12-31';

/** The provider's records of a company's page; `null` for those that did not load. */
export interface CompanyRecords {
  readonly company: Company;
  readonly results: Sourced<CompanyResults> | null;
  readonly shareholding: Sourced<readonly Shareholding[]> | null;
  readonly history: Readonly<Record<StockRange, Sourced<readonly Candle[]> | null>>;
  readonly snapshot: Sourced<readonly SnapshotRow[]> | null;
  /** Result of `peersOf`. */
  readonly peers: readonly Peer[];
  readonly news: Sourced<readonly NewsItem[]> | null;
  readonly events: Sourced<CompanyEvents> | null;
  /** The Nifty 50 over five years, or as long as it is known. */
  readonly nifty: Sourced<readonly IndexPoint[]> | null;
}

/** A price history with enough days for a chart. */
export interface DrawnRange {
  readonly range: StockRange;
  readonly series: Series<Candle>;
  /** The days that are drawn: since the last break, as a line across it would show no loss or gain. */
  readonly candles: readonly Candle[];
  readonly asOf: string | null;
  readonly source: Source;
  readonly note: string | null;
}

/** The view model of the page. Missing lists are empty. */
export interface CompanyStory {
  readonly company: Company;
  /** The time of rendering: figures that are old by then are not described in the present tense. */
  readonly now: MarketClock;
  /** Whether figures or results are samples; sentences about them then say so. */
  readonly isSample: boolean;
  readonly figures: CompanyFigures;
  readonly price: Figure;
  /** ₹ crore. */
  readonly marketCap: Figure;
  /** The price to the earnings of four filed quarters, else as the source states it. */
  readonly pe: Figure;
  /** In per cent. */
  readonly dividendYield: Figure;
  readonly quote: Quote | null;
  readonly row: SnapshotRow | null;
  readonly peers: readonly Peer[];
  /** The median P/E of the peers, if it is for about the same days as the company's own. */
  readonly medianPe: number | null;
  readonly standing: Standing | null;
  readonly ranges: readonly DrawnRange[];
  /** The range shown first and summarised: one year, else the longest. */
  readonly main: DrawnRange | null;
  /** The days of the last year. */
  readonly daily: Series<Candle> | null;
  readonly day: PriceRange | null;
  readonly year: YearRange | null;
  /** The results on the basis shown first; `null` if there are none. */
  readonly results: ResultsView | null;
  /** Quarters of this basis, oldest first. */
  readonly quarters: readonly ResultRow[];
  /** The shareholding patterns, oldest first. */
  readonly owners: readonly Shareholding[];
  /** Earnings per share of the last four quarters, in ₹. */
  readonly eps: Figure;
  /** In per cent. */
  readonly returnOnEquity: Figure;
  readonly priceToBook: Figure;
  /** Returns over spans that the days cover, the shortest first. */
  readonly returns: readonly SpanReturn[];
}

/** The ranges to draw; a longer range that reaches no further back is left out. */
function drawnRanges(
  history: CompanyRecords['history'],
  actions: readonly CompanyAction[],
): readonly DrawnRange[] {
  const drawn: DrawnRange[] = [];
  for (const range of STOCK_RANGES) {
    const answer = history[range];
    const series = priceSeries(drawable(answer?.data), actions);
    const all = candlesOf(series);
    const candles = comparableCandles(series);
    const shorter = drawn.at(-1)?.series;
    if (!answer || all.length < 2 || (shorter && !reachesFurther(all, candlesOf(shorter))))
      continue;
    // Longer charts have their own addresses, which keeps the page small.
    if (range === '5Y' && shorter) continue;
    const { asOf, source, note } = answer;
    drawn.push({ range, series, candles, asOf, source, note });
  }
  return drawn;
}

/** The days for returns: those of the year, preceded by older ones. */
function longSeries({ history }: CompanyRecords, actions: readonly CompanyAction[]) {
  const [year, longer] = [drawable(history['1Y']?.data), drawable(history['5Y']?.data)];
  return priceSeries(withEarlier(year, longer), actions);
}

const indexSeries = (nifty: CompanyRecords['nifty']): Series | null =>
  nifty &&
  seriesOf(
    nifty.data.map(({ time, value }) => ({ day: indianDay(time), value, of: null })),
    { kind: 'index' },
  );

/** The ratios from the results and the price of a day. */
function ratiosOf(
  records: CompanyRecords,
  price: Figure,
  row: SnapshotRow | null,
  view: ResultsView | null,
  daily: Series | null,
) {
  const { results, snapshot, events } = records;
  const figures = figuresOf(records);
  const stated = results?.source;
  const day = indianDay(price.day ?? results?.asOf ?? UNDATED);
  const breaks = daily?.breaks ?? [];
  const reported = (view?.quarters ?? []).map(({ of }) => of);
  const eps = trailingEps(reported, { day, actions: events?.data.actions ?? [], breaks });
  const computed = priceToEarnings(price, eps);
  const peOf = (value: number | null | undefined, on: string | null | undefined, source?: Source) =>
    statedPositive(value, on, { source: source ?? 'computed' });
  const own = peOf(figures.pe, figures.peDate ?? results?.asOf, stated);
  const ofRow = peOf(row?.pe, row?.peDate ?? snapshot?.asOf, snapshot?.source);
  const statedPe = isKnown(own) || isMeaningless(own) ? own : ofRow;
  return {
    eps,
    pe: oneOf(statedPe, computed, day),
    returnOnEquity: returnOnEquity(eps, figures, day),
    priceToBook: priceToBook(price, figures, day),
    dividendYield: yieldOf(records, price, breaks),
  };
}

/** The dividend yield that the source states, else that of the dividends on record. */
function yieldOf(records: CompanyRecords, price: Figure, breaks: Series['breaks']): Figure {
  const { results, events } = records;
  const own = statedFigure(figuresOf(records).dividendYield, results?.asOf, {
    source: results?.source ?? 'computed',
  });
  if (isKnown(own) || !events || (isKnown(price) && isMixed(price.source, events.source))) {
    return own;
  }
  const { actions, actionsSince: since } = events.data;
  return dividendYield(price, { actions, since, breaks, source: events.source });
}

/**
 * Whether exactly one of two sources is the sample, whose figures cannot be combined with real
 * ones.
 */
const isMixed = (one: Source | 'computed', other: Source): boolean =>
  (one === 'sample') !== (other === 'sample');

/**
 * The P/E for all parts of the page: the source's P/E for the day of the price, else the price to
 * filed earnings, else the source's P/E for an earlier day.
 */
function oneOf(statedPe: Figure, computed: Figure, day: string): Figure {
  if (isKnown(statedPe) && statedPe.day === day) return statedPe;
  return isKnown(computed) || isMeaningless(computed) ? computed : statedPe;
}

const isMeaningless = (figure: Figure): boolean =>
  !isKnown(figure) && figure.reason === 'meaningless';

const figuresOf = ({ results, company }: CompanyRecords): CompanyFigures =>
  results?.data.figures ?? { name: company.name, ...NO_FIGURES };

/** The market value: of the company's record, else of the market snapshot. */
function marketCapOf({ results, snapshot }: CompanyRecords, row: SnapshotRow | null): Figure {
  const figures = results?.data.figures;
  const own = statedPositive(figures?.marketCapCrore, figures?.marketCapDate ?? results?.asOf, {
    source: results?.source ?? 'computed',
  });
  if (isKnown(own)) return own;
  return statedPositive(row?.marketCapCrore, snapshot?.asOf, {
    source: snapshot?.source ?? 'computed',
  });
}

/** The median P/E of the peers, if its day is within five sessions of the company's own. */
function medianOf(pe: Figure, peers: readonly Peer[], snapshot: CompanyRecords['snapshot']) {
  const day = peers[0]?.row.peDate ?? snapshot?.asOf;
  if (!isKnown(pe) || !day) return null;
  return Math.abs(daysBetween(pe.day, indianDay(day))) <= DAYS_OF_FIVE_SESSIONS
    ? peerMedianPe(peers)
    : null;
}

/**
 * Computes the view model of a company's page from its records: every figure once, with its day, for
 * the view, the title and description, questions, structured data and the share picture.
 */
export function storyOf(records: CompanyRecords, today: MarketClock): CompanyStory {
  const { company, results, history, snapshot, peers } = records;
  const actions = records.events?.data.actions ?? [];
  const figures = figuresOf(records);
  const row = snapshot && rowOf(company, snapshot.data);
  const ranges = drawnRanges(history, actions);
  const byRange = (range: StockRange) => ranges.find((drawn) => drawn.range === range) ?? null;
  const days = [history['1Y'], history['1M']].find((answer) => drawable(answer?.data).length > 0);
  const daily = days ? priceSeries(drawable(days.data), actions) : null;
  const quote = quoteOf(results, snapshot, row, { series: daily, source: days?.source });
  const view = results ? resultsView(results.data, actions) : null;
  const priced = { ...figures, price: figures.price ?? quote?.price ?? null };
  const price = statedPositive(quote?.price, quote?.asOf, { source: quote?.source ?? 'computed' });
  const ratios = ratiosOf(records, price, row, view, daily);
  const isSample = isMadeUp(records);
  // Sample figures have a fixed day and are marked as such: they never count as old.
  const now = isSample ? { day: price.day ?? today.day, closed: [] } : today;
  return {
    company,
    now,
    isSample,
    figures: priced,
    price,
    marketCap: marketCapOf(records, row),
    ...ratios,
    quote,
    row,
    peers,
    medianPe: medianOf(ratios.pe, peers, snapshot),
    standing: snapshot && standingOf(company, snapshot.data),
    ranges,
    main: byRange('1Y') ?? byRange('5Y') ?? byRange('1M'),
    daily,
    day: daily && dayRange(daily, priced),
    year: yearRange(daily ?? priceSeries([]), priced),
    results: view,
    quarters: view?.quarters ?? [],
    owners: records.shareholding?.data ?? [],
    returns: returnsOf(longSeries(records, actions), indexSeries(records.nifty)),
  };
}
