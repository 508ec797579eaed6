import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { formatNumber } from '@/lib/format';
import type { NamesBySymbol } from '@/lib/market/petals';
import type { StockQuote } from '@/lib/provider/records';
import { companyPath } from '@/lib/pages/paths';

import styles from './PopularStocks.module.scss';

interface PopularStocksProps {
  /** By symbol ascending. */
  quotes: readonly StockQuote[];
  names: NamesBySymbol;
}

/** The Nifty's risers by symbol, with close and change; each leads to its company. */
export function PopularStocks({ quotes, names }: PopularStocksProps) {
  return (
    <details className={styles.popular}>
      <summary>Popular stocks: the gainers by symbol</summary>
      <ul className={styles.list}>
        {quotes.map((quote) => {
          const slug = names.get(quote.symbol)?.slug ?? quote.slug;
          return (
            <li key={quote.symbol} className={styles.stock} data-quote={`stock:${quote.symbol}`}>
              <span className={styles.symbol}>
                {slug ? <SiteLink href={companyPath(slug)}>{quote.symbol}</SiteLink> : quote.symbol}
              </span>
              <span data-value="number">{formatNumber(quote.close)}</span>
              <Change change={quote.change} percent={quote.changePercent} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
