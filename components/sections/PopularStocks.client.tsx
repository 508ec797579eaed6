'use client';

import { SiteLink } from '@/components/site/SiteLink';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import { companyPath } from '@/lib/pages/paths';

import styles from './PopularStocks.module.scss';

export interface PopularStock {
  readonly symbol: string;
  /** The slug of the company's page, if it has one. */
  readonly slug: string | null;
  readonly close: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
}

/**
 * Shares by symbol, with close and change, linked to their companies. A client component, so that a
 * page carries their figures alone.
 */
export function PopularStocks({ stocks }: { stocks: readonly PopularStock[] }) {
  return (
    <details className={styles.popular}>
      <summary>Popular stocks: the gainers by symbol</summary>
      <ul className={styles.list}>
        {stocks.map(({ symbol, slug, close, change, changePercent }) => {
          const key = `stock:${symbol}`;
          return (
            <li key={symbol} className={styles.stock} data-quote={key}>
              <span className={styles.symbol}>
                {slug ? <SiteLink href={companyPath(slug)}>{symbol}</SiteLink> : symbol}
              </span>
              <QuoteValue quote={key} value={close} />
              <QuoteChange quote={key} change={change} percent={changePercent} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
