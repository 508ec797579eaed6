import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { Picture } from '@/components/ui/Picture';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf, formatDate } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import { articlePath } from '@/lib/pages/addresses/paths';
import type { Article } from '@/lib/domain/publication/records';
import { anchorOf } from '@/lib/tools/anchors';
import { groupBy } from '@/lib/domain/support/group';

import { Contents } from '@/components/sections/text/Contents';
import { PageHead } from '@/components/sections/text/PageHead';
import { FeedLink } from '@/components/sections/publications/FeedLink';

import { ArticleList } from '@/components/sections/publications/ArticleList';
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
export function ArticlesPage({ articles }: { articles: readonly Article[] | null }) {
  const list = newestFirst(articles ?? [], ({ createdAt }) => createdAt);
  const [newest, ...rest] = list;
  const groups = groupBy(rest, ({ category }) => category ?? 'More to read');
  return (
    <>
      <PageHead
        path="/blogs-and-articles"
        heading={
          list.length === 0
            ? 'Money matters, in plain words'
            : `${countOf(list.length, 'article')}, each on one question`
        }
        lead="How a charge is worked out, what a rule changes for you, what can go wrong with a product. Written to be finished in a few minutes."
        note={
          <>
            <SideNote title="What they are not">
              <p>They are not advice. They don’t know your income or your goals.</p>
            </SideNote>
            <p>{standardWarning.text}</p>
          </>
        }
      >
        <FeedLink feed="articles" />
      </PageHead>
      <Ledger
        rule="oxford"
        note={
          groups.length > 1 && (
            <Contents
              label="Subjects"
              entries={groups.map(({ name }) => ({ id: anchorOf(name), title: name }))}
            />
          )
        }
      >
        {newest ? (
          <Lead article={newest} />
        ) : (
          <NoList list={articles} what="articles">
            We have not published any article yet.
          </NoList>
        )}
        <div className={basics.groups}>
          {groups.map(({ name, items }) => (
            <section key={name} id={anchorOf(name)}>
              <h2 id={`${anchorOf(name)}-heading`} className={basics.subject}>
                {name}
              </h2>
              <ArticleList articles={items} />
            </section>
          ))}
        </div>
      </Ledger>
    </>
  );
}
