import { Mark } from '@/components/ui/Mark';
import type { StockQuote } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { companyPath } from '@/lib/pages/addresses/paths';

import { QuoteList } from '../ticker/QuoteList.client';
import { TICKER_SPEED } from '../ticker/speed';
import { Ticker } from '../ticker/Ticker.client';

import styles from './Footer.module.scss';

/** The footer's first row: closing price and net change of twenty stocks; left out without data. */
export function PopularStocks({ popular }: { popular: Sourced<readonly StockQuote[]> | null }) {
  if (!popular || popular.data.length === 0) return null;
  const quotes = popular.data.map(({ symbol, close, change, changePercent, slug }) => ({
    key: `stock:${symbol}`,
    name: symbol,
    value: close,
    change,
    changePercent,
    href: slug === null ? null : companyPath(slug),
  }));
  return (
    <section className={styles.bar} aria-labelledby="popular-stocks">
      <Ticker
        label="popular stocks"
        speed={TICKER_SPEED.popular}
        stacked
        lead={
          <div className={styles.lead}>
            <p id="popular-stocks" className={styles.popularTitle}>
              Popular stocks
            </p>
            <Mark source={popular.source} asOf={popular.asOf} />
          </div>
        }
      >
        <QuoteList quotes={quotes} />
      </Ticker>
    </section>
  );
}
