import { Mark } from '@/components/ui/Mark';
import { QuoteTime } from '@/components/ui/quotes/Quote.client';
import { type Dated, differencesFrom, type Parts } from '@/lib/domain/market/sources';

import styles from './Section.module.scss';

interface SourceLineProps {
  of: Dated & { readonly note?: string | null };
  /** The polled quote whose time replaces the date. */
  quote?: string;
}

/**
 * Date, coverage and source of the figures of a page or a block; not shown for lists of names from
 * files.
 */
export function SourceLine({ of: { asOf, note, source }, quote }: SourceLineProps) {
  if (!asOf && !note && source === 'end-of-day') return null;
  return (
    <p className={styles.sourceLine}>
      {asOf && (
        <>
          As of <QuoteTime quote={quote} asOf={asOf} />.{' '}
        </>
      )}
      {note && `${note}. `}
      <Mark source={source} />
    </p>
  );
}

interface PartSourceProps {
  of: Parts;
  /** The source of the line under the page's title. */
  page: Dated | null;
}

/** Differences between a part's sources and the page's; nothing if they agree. */
export function PartSource({ of, page }: PartSourceProps) {
  const { dates, notes, source } = differencesFrom(page, of);
  if (dates.length + notes.length === 0 && source === null) return null;
  return (
    <p className={styles.sourceLine}>
      {[...dates, ...notes.map((note) => `${note}.`)].join(' ')}{' '}
      {source && <Mark source={source} />}
    </p>
  );
}
