'use client';

import { QuoteChange } from '@/components/ui/quotes/Quote.client';
import { useQuote } from '@/components/ui/quotes/use-quote';
import { formatNumber } from '@/lib/tools/format';

import { SiteLink } from '../SiteLink';
import type { SiteHref } from '@/lib/tools/site-path';

import styles from './Ticker.module.scss';

interface Quote {
  /** `index:Sensex` or `stock:INFY`, by which polls refresh it. */
  readonly key: string;
  readonly name: string;
  readonly value: number | null;
  readonly change: number | null;
  /** Per cent. */
  readonly changePercent: number | null;
  readonly href: SiteHref | null;
}

/** The value as text without an element, between spaces. */
function Value({ quote: { key, value } }: { quote: Quote }) {
  return ` ${formatNumber(useQuote(key, 'shell')?.figures[0] ?? value)} `;
}

/**
 * A row of quotes: name, value to two decimals, arrow, change and per cent. A client component, so
 * that the payload contains the values, not their elements. Translation widgets skip it, so that
 * React can update it.
 */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className={styles.list}>
      {quotes.map((quote) => (
        <li key={quote.key} translate="no" className={styles.quote} data-quote={quote.key}>
          {quote.href ? (
            <SiteLink href={quote.href} className={styles.name}>
              {quote.name}
            </SiteLink>
          ) : (
            <span className={styles.name}>{quote.name}</span>
          )}
          <Value quote={quote} />
          <QuoteChange
            quote={quote.key}
            place="shell"
            change={quote.change}
            percent={quote.changePercent}
          />
        </li>
      ))}
    </ul>
  );
}
