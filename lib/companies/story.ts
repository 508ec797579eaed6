import type {
  Candle,
  Company,
  CompanyFigures,
  CompanyResults,
  NewsItem,
  Quarter,
  SnapshotRow,
  Source,
  Sourced,
} from '@/lib/provider/records';

import { drawable, reachesFurther, STOCK_RANGES, type StockRange } from './history';
import { type Peer, rowOf } from './peers';
import { lastEight } from './quarters';
import { type Quote, quoteOf } from './quote';
import { meaningfulRatio, meaningfulWorth } from './ratios';
import { type PriceRange, dayRange, yearRange } from './ranges';
import { type Standing, standingOf } from './standing';

/** What a company's page is given. */
export interface CompanyRecords {
  readonly company: Company;
  readonly results: Sourced<CompanyResults> | null;
  readonly history: Readonly<Record<StockRange, Sourced<readonly Candle[]> | null>>;
  readonly snapshot: Sourced<readonly SnapshotRow[]> | null;
  /** From `peersOf`. */
  readonly peers: readonly Peer[];
  readonly news: Sourced<readonly NewsItem[]> | null;
}

/** A range of the price history that can be drawn. */
export interface DrawnRange {
  readonly range: StockRange;
  readonly candles: readonly Candle[];
  readonly asOf: string;
  readonly source: Source;
  readonly note: string | null;
}

/** Everything the page says, worked out once. Missing values are `null`, missing lists empty. */
export interface CompanyStory {
  readonly company: Company;
  readonly figures: CompanyFigures;
  readonly marketCapCrore: number | null;
  readonly pe: number | null;
  readonly quote: Quote | null;
  readonly row: SnapshotRow | null;
  readonly peers: readonly Peer[];
  readonly standing: Standing | null;
  readonly ranges: readonly DrawnRange[];
  /** The range that the page opens with and speaks of: a year, else the longest there is. */
  readonly main: DrawnRange | null;
  readonly day: PriceRange | null;
  readonly year: PriceRange | null;
  /** At most eight, oldest first. */
  readonly quarters: readonly Quarter[];
}

const NO_FIGURES = {
  ...{ marketCapCrore: null, pe: null, dividendYield: null },
  ...{ price: null, change: null, changePercent: null, high52: null, low52: null },
  ...{ faceValue: null, bookValue: null, about: null },
};

/** The ranges that can be drawn; a longer one that reaches no further back says nothing new. */
function drawnRanges(history: CompanyRecords['history']): readonly DrawnRange[] {
  const drawn: DrawnRange[] = [];
  for (const range of STOCK_RANGES) {
    const answer = history[range];
    const candles = drawable(answer?.data);
    const shorter = drawn.at(-1)?.candles;
    if (!answer || candles.length < 2 || (shorter && !reachesFurther(candles, shorter))) continue;
    const { asOf, source, note } = answer;
    drawn.push({ range, candles, asOf, source, note });
  }
  return drawn;
}

/** Works out what a company's page says from the records it is given. */
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
  const priced = { ...figures, price: figures.price ?? quote?.price ?? null };
  return {
    ...{ company, row, peers, ranges, quote },
    figures: priced,
    marketCapCrore: meaningfulWorth(figures.marketCapCrore) ?? meaningfulWorth(row?.marketCapCrore),
    pe: meaningfulRatio(figures.pe ?? row?.pe),
    standing: snapshot && standingOf(company, snapshot.data),
    main: byRange('1Y') ?? byRange('5Y') ?? byRange('1M'),
    day: dayRange(days, priced),
    year: yearRange(year?.candles ?? [], priced),
    quarters: lastEight(results?.data.quarters ?? []),
  };
}
