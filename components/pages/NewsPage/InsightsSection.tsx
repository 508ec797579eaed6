import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { standardWarning } from '@/lib/content/prescribed';
import { formatDate } from '@/lib/tools/format';
import { articlePath } from '@/lib/pages/paths';
import type { Article } from '@/lib/domain/publication/records';

import basics from '@/components/ui/Basics.module.scss';
import styles from './NewsList.module.scss';

const SHOWN = 5;

/** Our own articles, newest first. */
export function InsightsSection({ articles }: { articles: readonly Article[] | null }) {
  const newest = [...(articles ?? [])]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, SHOWN);
  return (
    <Ledger
      id="insights"
      ground="tint"
      note={
        <SideNote title="Before you act">
          <p>{standardWarning.text}</p>
        </SideNote>
      }
    >
      <SectionHead
        id="insights-heading"
        more={<SiteLink href="/blogs-and-articles">All articles</SiteLink>}
        lead={
          <>
            What our desk wrote to read at leisure. Reports are under{' '}
            <SiteLink href="/research">research</SiteLink>.
          </>
        }
      >
        Insights
      </SectionHead>
      {newest.length === 0 ? (
        <NoList list={articles} what="our articles">
          We have not published any article yet.
        </NoList>
      ) : (
        <ul className={basics.ruledList}>
          {newest.map(({ slug, name, createdAt, summary }) => (
            <li key={slug} className={styles.item}>
              <article className={styles.entry}>
                <p className={styles.date}>
                  <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </p>
                <div>
                  <h3 className={styles.headline}>
                    <SiteLink href={articlePath(slug)}>{name}</SiteLink>
                  </h3>
                  {summary && <p className={styles.summary}>{summary}</p>}
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
    </Ledger>
  );
}
