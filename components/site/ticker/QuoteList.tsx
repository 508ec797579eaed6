import { Change } from '@/components/ui/Change';
import { formatNumber } from '@/lib/format';

import { SiteLink } from '../SiteLink';
import type { SiteHref } from '@/lib/routes';

import styles from './QuoteList.module.scss';

export interface Quote {
  /** What the browser finds the quote by when it refreshes it. */
  readonly key: string;
  readonly name: string;
  readonly value: number | null;
  readonly change: number | null;
  /** Per cent. */
  readonly changePercent: number | null;
  readonly href: SiteHref | null;
}

/** A row of quotes: name, value to two decimals, arrow, change and per cent. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className={styles.list}>
      {quotes.map((quote) => (
        <li key={quote.key} className={styles.quote} data-quote={quote.key}>
          {quote.href ? (
            <SiteLink href={quote.href} className={styles.name}>
              {quote.name}
            </SiteLink>
          ) : (
            <span className={styles.name}>{quote.name}</span>
          )}{' '}
          <span className={styles.value} data-value="number">
            {formatNumber(quote.value)}
          </span>{' '}
          <Change change={quote.change} percent={quote.changePercent} />
        </li>
      ))}
    </ul>
  );
}
