import { AnyLink } from '@/components/site/AnyLink';
import { formatAsOf } from '@/lib/format';
import type { NewsItem } from '@/lib/provider/records';

import styles from './NewsList.module.scss';

interface NewsListProps {
  items: readonly NewsItem[];
  heading?: 'h3' | 'h4';
  /** Names each item's category. */
  withCategory?: boolean;
}

/** News as entries of a list, each with its moment marked up. */
export function NewsList({ items, heading: Heading = 'h3', withCategory = false }: NewsListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ heading, date, summary, category, source, link }) => {
        const tail = [withCategory ? category : null, source].filter(Boolean).join(' · ');
        return (
          <li key={`${date} ${heading}`} className={styles.item}>
            <article className={styles.entry}>
              <p className={styles.date}>
                <time dateTime={date}>{formatAsOf(date)}</time>
              </p>
              <div>
                <Heading className={styles.headline}>
                  {link ? <AnyLink href={link}>{heading}</AnyLink> : heading}
                </Heading>
                {summary && <p className={styles.summary}>{summary}</p>}
                {tail && <p className={styles.source}>{tail}</p>}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
