import { AnyLink } from '@/components/site/AnyLink';
import { countOf, formatAsOf, formatDate } from '@/lib/tools/format';
import type { NewsItem } from '@/lib/domain/company/records';

import basics from '@/components/ui/Basics.module.scss';
import styles from './News.module.scss';

interface NewsListProps {
  items: readonly NewsItem[];
  heading?: 'h3' | 'h4';
  /** Names each item's category. */
  withCategory?: boolean;
  /** Shows days instead of moments, and no summaries. */
  isCompact?: boolean;
  /** Folds all but the newest items. */
  folds?: boolean;
}

/** Visible items of a folded list; a fold hides at least two. */
const UNFOLDED = 3;

/** A list of news with their dates. */
export function NewsList({ folds = false, items, ...rest }: NewsListProps) {
  if (!folds || items.length <= UNFOLDED + 1) return <Items items={items} {...rest} />;
  const folded = items.slice(UNFOLDED);
  return (
    <>
      <Items items={items.slice(0, UNFOLDED)} {...rest} />
      <details className={styles.newsFold}>
        <summary>{countOf(folded.length, 'older item')}</summary>
        <Items items={folded} {...rest} />
      </details>
    </>
  );
}

function Items({
  items,
  heading: Heading = 'h3',
  withCategory = false,
  isCompact = false,
}: Omit<NewsListProps, 'folds'>) {
  const formatTime = isCompact ? formatDate : formatAsOf;
  return (
    <ul className={basics.ruledList} data-compact={isCompact ? '' : undefined}>
      {items.map(({ heading, date, summary, category, source, link }) => {
        const tail = [withCategory ? category : null, source].filter(Boolean).join(' · ');
        return (
          <li key={`${date} ${heading}`} className={basics.ruledRow}>
            <article className={styles.newsEntry}>
              <p className={styles.newsDate}>
                <time dateTime={date}>{formatTime(date)}</time>
              </p>
              <div>
                <Heading className={styles.headline}>
                  {link ? <AnyLink href={link}>{heading}</AnyLink> : heading}
                </Heading>
                {summary && !isCompact && <p className={basics.top4}>{summary}</p>}
                {tail && <p className={styles.newsSource}>{tail}</p>}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
