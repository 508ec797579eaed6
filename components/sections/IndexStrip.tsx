import { Change } from '@/components/ui/Change';
import { NoData } from '@/components/ui/NoData/NoData';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { formatAsOf, formatNumber } from '@/lib/format';
import type { IndexPoint, IndexQuote, Sourced } from '@/lib/provider/records';

import { IndexSpark } from './IndexSpark';
import styles from './IndexStrip.module.scss';

export type SparksByIndex = Readonly<Record<string, readonly IndexPoint[]>>;

interface IndexStripProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  /** The day's points by the index's name. */
  sparks: SparksByIndex;
}

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
                As of <span data-as-of="index">{formatAsOf(indices.asOf)}</span>.
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
            <li key={quote.name} className={styles.index} data-quote={`index:${quote.name}`}>
              <h3 className={styles.name}>{quote.name}</h3>
              {hasLines && (
                <div className={styles.spark}>
                  <IndexSpark quote={quote} points={sparks[quote.name] ?? []} />
                </div>
              )}
              <p className={styles.value} data-value="number">
                {formatNumber(quote.value)}
              </p>
              <p className={styles.change}>
                <Change change={quote.change} percent={quote.changePercent} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Ledger>
  );
}
