import type {
  Candle,
  Company,
  CompanyEvents,
  CompanyResults,
  IndexPoint,
  NewsItem,
  Shareholding,
  SnapshotRow,
} from './records';
import type { Source, Sourced } from '@/lib/domain/sourced';

import { isMadeUp } from './facts';
import { drawable, reachesFurther, STOCK_RANGES, type StockRange } from './history';
import { type CompanyFigures, NO_FIGURES } from './figures';
import { type Peer, rowOf } from './peers';
import { resultsView, type ResultRow } from './results';
import { type Quote, quoteOf } from './quote';
import { returnsOf, type SpanReturn } from './returns';
import {
  meaningfulRatio,
  meaningfulWorth,
  priceToEarnings,
  returnOnEquity,
  trailingEps,
} from './ratios';
import { type PriceRange, dayRange, yearRange } from './ranges';
import { type Standing, standingOf } from './standing';

const MOST_QUARTERS = 8;

/** The day of figures that have none: no quarter is current then. */
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
  /** A year of the Nifty 50. */
  readonly nifty: Sourced<readonly IndexPoint[]> | null;
}

/** A price history with enough candles for a chart. */
export interface DrawnRange {
  readonly range: StockRange;
  readonly candles: readonly Candle[];
  readonly asOf: string | null;
  readonly source: Source;
  readonly note: string | null;
}

/** The view model of the page. Missing values are `null`, missing lists empty. */
export interface CompanyStory {
  readonly company: Company;
  /** Whether figures or results are made up; sentences about them then say so. */
  readonly isSample: boolean;
  readonly figures: CompanyFigures;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  readonly quote: Quote | null;
  readonly row: SnapshotRow | null;
  readonly peers: readonly Peer[];
  readonly standing: Standing | null;
  readonly ranges: readonly DrawnRange[];
  /** The range shown first and summarised: one year, else the longest. */
  readonly main: DrawnRange | null;
  readonly day: PriceRange | null;
  readonly year: PriceRange | null;
  /** At most eight of the basis shown first, oldest first. */
  readonly quarters: readonly ResultRow[];
  /** Who holds the shares, oldest first. */
  readonly owners: readonly Shareholding[];
  /** Earnings per share of the last four quarters, in ₹. */
  readonly eps: number | null;
  /** In per cent. */
  readonly returnOnEquity: number | null;
  /** Returns over spans that the days cover, the shortest first. */
  readonly returns: readonly SpanReturn[];
}

/** The ranges to draw; a longer range that reaches no further back is left out. */
function drawnRanges(history: CompanyRecords['history']): readonly DrawnRange[] {
  const drawn: DrawnRange[] = [];
  for (const range of STOCK_RANGES) {
    const answer = history[range];
    const candles = drawable(answer?.data);
    const shorter = drawn.at(-1)?.candles;
    if (!answer || candles.length < 2 || (shorter && !reachesFurther(candles, shorter))) continue;
    // Longer charts have addresses of their own, which keeps the page light.
    if (range === '5Y' && shorter) continue;
    const { asOf, source, note } = answer;
    drawn.push({ range, candles, asOf, source, note });
  }
  return drawn;
}

/** Computes the view model of a company's page from its records. */
export function storyOf(records: CompanyRecords): CompanyStory {
  const { company, results, history, snapshot, peers } = records;
  const figures = results?.data.figures ?? { name: company.name, ...NO_FIGURES };
  const row = snapshot && rowOf(company, snapshot.data);
  const ranges = drawnRanges(history);
  const byRange = (range: StockRange) => ranges.find((drawn) => drawn.range === range) ?? null;
  const year = byRange('1Y') ?? byRange('1M');
  const daily = [history['1M'], history['1Y']].find((answer) => drawable(answer?.data).length > 0);
  const days = drawable(daily?.data);
  const quote = quoteOf(results, snapshot, row, { candles: days, source: daily?.source });
  const actions = records.events?.data.actions ?? [];
  const quarters = results ? resultsView(results.data, actions).quarters.slice(-MOST_QUARTERS) : [];
  const reported = quarters.map(({ of }) => of);
  const day = { day: (quote?.asOf ?? results?.asOf ?? UNDATED).slice(0, 10), actions };
  const priced = { ...figures, price: figures.price ?? quote?.price ?? null };
  return {
    ...{ company, row, peers, ranges, quote },
    isSample: isMadeUp(records),
    figures: priced,
    marketCapCrore: meaningfulWorth(figures.marketCapCrore) ?? meaningfulWorth(row?.marketCapCrore),
    pe:
      meaningfulRatio(figures.pe ?? row?.pe) ??
      (quote && priceToEarnings(quote.price, reported, day)),
    standing: snapshot && standingOf(company, snapshot.data),
    main: byRange('1Y') ?? byRange('5Y') ?? byRange('1M'),
    day: dayRange(days, priced),
    year: yearRange(year?.candles ?? [], priced),
    quarters,
    owners: records.shareholding?.data ?? [],
    eps: trailingEps(reported, day),
    returnOnEquity: returnOnEquity(figures, reported, day),
    returns: returnsOf(drawable(history['1Y']?.data), records.nifty?.data ?? []),
  };
}
