import { NoData } from '@/components/ui/NoData/NoData';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { QuoteChange, QuoteTime, QuoteValue } from '@/components/ui/quotes/Quote.client';
import type { IndexPoint, IndexQuote, Sourced } from '@/lib/provider/records';

import { IndexSpark } from './IndexSpark';
import styles from './IndexStrip.module.scss';

export type SparksByIndex = Readonly<Record<string, readonly IndexPoint[]>>;

interface IndexStripProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  /** The day's points by the index's name. */
  sparks: SparksByIndex;
}

const keyOf = (quote: IndexQuote | undefined) => quote && `index:${quote.name}`;

/** The six indices side by side, each with the line of its day. */
export function IndexStrip({ indices, sparks }: IndexStripProps) {
  const quotes = indices?.data ?? [];
  const hasLines = quotes.some(({ name }) => (sparks[name]?.length ?? 0) > 1);
  return (
    <Ledger
      space="tight"
      notePlace="before"
      labelledBy="indices-heading"
      note={
        <SideNote title="Indices">
          {indices && quotes.length > 0 && (
            <>
              <p>
                As of <QuoteTime quote={keyOf(quotes[0])} asOf={indices.asOf} />.
                {hasLines && ' Dotted: the previous close.'}
              </p>
              {indices.note && <p>{indices.note}</p>}
              <p>
                <Mark source={indices.source} asOf={indices.asOf} />
              </p>
            </>
          )}
        </SideNote>
      }
    >
      <h2 id="indices-heading" className="visually-hidden">
        Indices
      </h2>
      {quotes.length === 0 ? (
        <NoData>The exchanges’ index values can’t be shown just now.</NoData>
      ) : (
        <ul className={styles.strip}>
          {quotes.map((quote) => (
            <li key={quote.name} className={styles.index} data-quote={keyOf(quote)}>
              <h3 className={styles.name}>{quote.name}</h3>
              {hasLines && (
                <div className={styles.spark}>
                  <IndexSpark quote={quote} points={sparks[quote.name] ?? []} />
                </div>
              )}
              <p className={styles.value}>
                <QuoteValue quote={keyOf(quote)} value={quote.value} />
              </p>
              <p className={styles.change}>
                <QuoteChange
                  quote={keyOf(quote)}
                  change={quote.change}
                  percent={quote.changePercent}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Ledger>
  );
}
