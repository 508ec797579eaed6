import { Change } from '@/components/ui/Change';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { formatAsOf, formatNumber } from '@/lib/format';
import type { IndexPoint, IndexQuote, Sourced } from '@/lib/provider/records';

import { IndexSpark } from './IndexSpark';
import styles from './IndexStrip.module.scss';
import { NoData } from './NoData';

export type SparksByIndex = Readonly<Record<string, readonly IndexPoint[]>>;

interface IndexStripProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  /** The day's points by the index's name. */
  sparks: SparksByIndex;
}

/** The six indices side by side, each with the line of its day. */
export function IndexStrip({ indices, sparks }: IndexStripProps) {
  const quotes = indices?.data ?? [];
  return (
    <Ledger
      space="tight"
      notePlace="before"
      labelledBy="indices-heading"
      note={
        <SideNote title={<span id="indices-heading">Indices</span>}>
          {indices && quotes.length > 0 && (
            <>
              <p>As of {formatAsOf(indices.asOf)}. Dotted: the previous close.</p>
              {indices.note && <p>{indices.note}</p>}
              <p>
                <Mark source={indices.source} asOf={indices.asOf} />
              </p>
            </>
          )}
        </SideNote>
      }
    >
      {quotes.length === 0 ? (
        <NoData>The exchanges’ index values can’t be shown just now.</NoData>
      ) : (
        <ul className={styles.strip}>
          {quotes.map((quote) => (
            <li key={quote.name} className={styles.index}>
              <h3 className={styles.name}>{quote.name}</h3>
              <div className={styles.spark}>
                <IndexSpark quote={quote} points={sparks[quote.name] ?? []} />
              </div>
              <p className={styles.value}>{formatNumber(quote.value)}</p>
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
