import { SiteLink } from '@/components/site/SiteLink';
import { Picture } from '@/components/ui/Picture';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf, formatDate } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import { articlePath } from '@/lib/pages/addresses/paths';
import type { Article } from '@/lib/domain/publication/records';

import { ArticleList } from '@/components/sections/publications/ArticleList';
import { Groups, groupsOf } from './Groups';
import type { Collection } from './PublicationsPage';
import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/publications/Publications.module.scss';

function Lead({ article }: { article: Article }) {
  const href = articlePath(article.slug);
  return (
    <article className={styles.leadArticle}>
      {article.image && (
        <Picture
          src={article.image}
          alt=""
          width={1280}
          height={720}
          eager
          className={basics.cover}
        />
      )}
      <div>
        <p className={styles.articleDetail}>
          {['Newest', formatDate(article.createdAt), article.category].filter(Boolean).join(' · ')}
        </p>
        <h2 className={styles.leadArticleTitle}>
          <SiteLink href={href}>{article.name}</SiteLink>
        </h2>
        {article.summary && <p>{article.summary}</p>}
      </div>
    </article>
  );
}

/** All articles by subject, the newest first. */
export function articleCollection(articles: readonly Article[] | null): Collection {
  const list = newestFirst(articles ?? [], ({ createdAt }) => createdAt);
  const [newest, ...rest] = list;
  const groups = groupsOf(
    rest,
    ({ category }) => category ?? 'More to read',
    (items) => <ArticleList articles={items} />,
  );
  return {
    path: '/blogs-and-articles',
    heading: newest
      ? `${countOf(list.length, 'article')}, each on one question`
      : 'Money matters, in plain words',
    lead: 'How a charge is worked out, what a rule changes for you, what can go wrong with a product. Written to be finished in a few minutes.',
    note: {
      title: 'What they are not',
      text: 'They are not advice. They don’t know your income or your goals.',
    },
    remarks: [standardWarning.text],
    feed: 'articles',
    list: articles,
    what: 'articles',
    none: 'We have not published any article yet.',
    parts: { label: 'Subjects', entries: groups },
    body: newest ? (
      <>
        <Lead article={newest} />
        <Groups groups={groups} />
      </>
    ) : null,
  };
}
