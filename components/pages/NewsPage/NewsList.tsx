import { AnyLink } from '@/components/site/AnyLink';
import { formatAsOf, formatDate } from '@/lib/format';
import type { NewsItem } from '@/lib/provider/records';

import styles from './NewsList.module.scss';

interface NewsListProps {
  items: readonly NewsItem[];
  heading?: 'h3' | 'h4';
  /** Names each item's category. */
  withCategory?: boolean;
  /** Shows days instead of moments, and no summaries. */
  isCompact?: boolean;
}

/** A list of news with their dates. */
export function NewsList({
  items,
  heading: Heading = 'h3',
  withCategory = false,
  isCompact = false,
}: NewsListProps) {
  const formatTime = isCompact ? formatDate : formatAsOf;
  return (
    <ul className={styles.list} data-compact={isCompact ? '' : undefined}>
      {items.map(({ heading, date, summary, category, source, link }) => {
        const tail = [withCategory ? category : null, source].filter(Boolean).join(' · ');
        return (
          <li key={`${date} ${heading}`} className={styles.item}>
            <article className={styles.entry}>
              <p className={styles.date}>
                <time dateTime={date}>{formatTime(date)}</time>
              </p>
              <div>
                <Heading className={styles.headline}>
                  {link ? <AnyLink href={link}>{heading}</AnyLink> : heading}
                </Heading>
                {summary && !isCompact && <p className={styles.summary}>{summary}</p>}
                {tail && <p className={styles.source}>{tail}</p>}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
