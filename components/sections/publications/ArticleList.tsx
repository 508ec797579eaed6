import { SiteLink } from '@/components/site/SiteLink';
import { Picture } from '@/components/ui/Picture';
import { formatDate } from '@/lib/tools/format';
import { readingMinutes } from '@/lib/domain/publication/contents';
import { articlePath } from '@/lib/pages/addresses/paths';
import type { Article } from '@/lib/domain/publication/records';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Publications.module.scss';

/** Minutes to read, from the record or computed from its body; `null` if there is none. */
export function minutesOf({ readMinutes, body }: Article): number | null {
  return readMinutes ?? (body ? readingMinutes(body) : null);
}

/** The drawn cover of an article, small beside its title, which says the same. */
function Cover({ image }: Pick<Article, 'image'>) {
  return (
    <div className={styles.articleCover}>
      {image && <Picture src={image} alt="" width={1280} height={720} className={basics.cover} />}
    </div>
  );
}

/** Articles as rows: cover, title and summary, day and minutes. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={basics.ruledList}>
      {articles.map((article) => {
        const minutes = minutesOf(article);
        return (
          <li key={article.slug} className={styles.articleRow}>
            <Cover image={article.image} />
            <h3 className={styles.articleTitle}>
              <SiteLink href={articlePath(article.slug)}>{article.name}</SiteLink>
            </h3>
            {article.summary && <p className={styles.articleSummary}>{article.summary}</p>}
            <p className={styles.articleDetail}>
              <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
              {minutes !== null && <span>{minutes} min read</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
