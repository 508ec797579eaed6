import { SiteLink } from '@/components/site/SiteLink';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import type { NamesBySymbol } from '@/lib/markets/petals';
import type { StockQuote } from '@/lib/provider/records';
import { companyPath } from '@/lib/pages/paths';

import styles from './PopularStocks.module.scss';

interface PopularStocksProps {
  /** By symbol ascending. */
  quotes: readonly StockQuote[];
  names: NamesBySymbol;
}

/** The Nifty's risers by symbol, with close and change, linked to their companies. */
export function PopularStocks({ quotes, names }: PopularStocksProps) {
  return (
    <details className={styles.popular}>
      <summary>Popular stocks: the gainers by symbol</summary>
      <ul className={styles.list}>
        {quotes.map((quote) => {
          const slug = names.get(quote.symbol)?.slug ?? quote.slug;
          const key = `stock:${quote.symbol}`;
          return (
            <li key={quote.symbol} className={styles.stock} data-quote={key}>
              <span className={styles.symbol}>
                {slug ? <SiteLink href={companyPath(slug)}>{quote.symbol}</SiteLink> : quote.symbol}
              </span>
              <QuoteValue quote={key} value={quote.close} />
              <QuoteChange quote={key} change={quote.change} percent={quote.changePercent} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
