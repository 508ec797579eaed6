import { NoList } from '@/components/ui/NoData/NoData';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import type { Dated } from '@/lib/domain/market/sources';
import type { IndexPoint } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';
import { Spark } from '@/components/ui/charts/Spark';

import styles from './MarketDay.module.scss';
import { PartSource } from './SourceLine';

interface IndexSparkProps {
  quote: IndexQuote;
  points: readonly IndexPoint[];
}

/** A sparkline of an index's day against its previous close, if both are known. */
function IndexSpark({ quote, points }: IndexSparkProps) {
  const base =
    quote.value !== null && quote.change !== null ? quote.value - quote.change : undefined;
  return <Spark values={points.map(({ value }) => value)} base={base} size="card" />;
}

export type SparksByIndex = Readonly<Record<string, readonly IndexPoint[]>>;

/** The key by which an index is polled. */
export const quoteKey = (quote: IndexQuote | undefined) => quote && `index:${quote.name}`;

export const hasLines = (quotes: readonly IndexQuote[], sparks: SparksByIndex): boolean =>
  quotes.some(({ name }) => (sparks[name]?.length ?? 0) > 1);

interface IndexValuesProps {
  quotes: readonly IndexQuote[];
  /** The day's points by the index's name. */
  sparks: SparksByIndex;
}

/** Indices side by side, on a phone one below the other, each with the line of its day. */
export function IndexValues({ quotes, sparks }: IndexValuesProps) {
  const withLines = hasLines(quotes, sparks);
  return (
    <ul className={styles.strip}>
      {quotes.map((quote) => (
        <li key={quote.name} className={styles.index} data-quote={quoteKey(quote)}>
          <h3 className={styles.name}>{quote.name}</h3>
          {withLines && (
            <div className={styles.spark}>
              <IndexSpark quote={quote} points={sparks[quote.name] ?? []} />
            </div>
          )}
          <p className={styles.value}>
            <QuoteValue quote={quoteKey(quote)} value={quote.value} />
          </p>
          <p className={styles.change}>
            <QuoteChange
              quote={quoteKey(quote)}
              change={quote.change}
              percent={quote.changePercent}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface IndexStripProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  sparks: SparksByIndex;
  /** The source of the line under the page's title. */
  page: Dated | null;
}

/** The six indices, with their source. */
export function IndexStrip({ indices, sparks, page }: IndexStripProps) {
  const quotes = indices?.data ?? [];
  return (
    <>
      <h2 id="indices-heading" className="visually-hidden">
        Indices
      </h2>
      {quotes.length === 0 ? (
        <NoList list={indices} what="index values">
          The exchanges have published no index value yet.
        </NoList>
      ) : (
        <>
          <IndexValues quotes={quotes} sparks={sparks} />
          <PartSource of={{ indices }} page={page} />
        </>
      )}
    </>
  );
}
