import { Mark } from '@/components/ui/Mark';
import { NO_DATA_FOUND } from '@/components/ui/NoData/text';
import { isNotInFiles } from '@/lib/domain/market/sources';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';

import { QuoteList } from './QuoteList.client';
import { TICKER_SPEED } from './speed';
import { Ticker } from './Ticker.client';
import styles from './Ticker.module.scss';

/** A single index does not scroll: the bar would be mostly empty. */
const MOVING = 2;

/** The bar above the header: six indices that scroll by. It has the same height without them. */
export function TopBar({ indices }: { indices: Sourced<readonly IndexQuote[]> | null }) {
  const quotes = (indices?.data ?? []).map(({ name, value, change, changePercent }) => ({
    key: `index:${name}`,
    name,
    value,
    change,
    changePercent,
    href: null,
  }));
  return (
    <section className={styles.bar} data-ground="band" aria-label="Index ticker">
      <div className={styles.inner}>
        {indices && quotes.length > 0 && quotes.length < MOVING && (
          <div className={styles.still}>
            <Mark source={indices.source} asOf={indices.asOf} />
            <QuoteList quotes={quotes} />
          </div>
        )}
        {indices && quotes.length >= MOVING && (
          <Ticker
            label="indices"
            speed={TICKER_SPEED.indices}
            lead={<Mark source={indices.source} asOf={indices.asOf} />}
          >
            <QuoteList quotes={quotes} />
          </Ticker>
        )}
        {/* The exchanges' files hold none, or are being read: that is no failure. */}
        {quotes.length === 0 && !isNotInFiles(indices) && (
          <p className={styles.empty}>{NO_DATA_FOUND}</p>
        )}
      </div>
    </section>
  );
}
