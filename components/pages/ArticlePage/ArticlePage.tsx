import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Picture } from '@/components/ui/Picture';
import { standardWarning } from '@/lib/content/prescribed';
import { formatDate } from '@/lib/tools/format';
import { withContents } from '@/lib/domain/publication/contents';
import type { Article } from '@/lib/domain/publication/records';
import type { NamedPath } from '@/lib/pages/publications/load-read';

import { ArticleList, minutesOf } from '@/components/sections/publications/ArticleList';
import { OnwardLinks } from '@/components/sections/publications/OnwardLinks';
import { Contents } from '@/components/sections/text/Contents';
import { PageHead } from '@/components/sections/text/PageHead';
import { RichText } from '@/components/sections/text/RichText';
import { Section } from '@/components/sections/text/Section';

import styles from '@/components/sections/publications/Publications.module.scss';

export interface ArticlePageProps {
  article: Article;
  related: readonly Article[];
  /** The pages that it explains. */
  pages: readonly NamedPath[];
}

/** An article with its contents, reading time and further articles. */
export function ArticlePage({ article, related, pages }: ArticlePageProps) {
  const { name, createdAt, reviewedAt, summary, image, author, category } = article;
  const minutes = minutesOf(article);
  const { body, contents } = withContents(article.body ?? '');
  const entries = contents.map(({ anchor, title }) => ({ id: anchor, title }));
  return (
    <>
      <article className={styles.article}>
        <PageHead
          path="/blogs-and-articles"
          own={name}
          heading={name}
          lead={summary}
          note={
            <>
              <SideNote title={author ?? 'Written by us'}>
                <p>
                  Published <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </p>
                {reviewedAt && (
                  <p>
                    Reviewed <time dateTime={reviewedAt}>{formatDate(reviewedAt)}</time>
                  </p>
                )}
                {minutes !== null && <p>{minutes} min read</p>}
                {category && <p>{category}</p>}
              </SideNote>
              <p>{standardWarning.text}</p>
            </>
          }
        >
          {image && (
            <Picture src={image} alt="" width={1280} height={720} eager className={styles.cover} />
          )}
        </PageHead>
        <Ledger rule="oxford" note={entries.length > 1 && <Contents entries={entries} />}>
          {entries.length > 1 && <Contents entries={entries} place="body" label="Contents" />}
          {body ? (
            <div className={styles.pageBody}>
              <RichText html={body} />
            </div>
          ) : (
            <NoData>We can’t load the text of this article now. Try again in a minute.</NoData>
          )}
          <OnwardLinks pages={pages} />
        </Ledger>
      </article>
      {related.length > 0 && (
        <Section
          id="related"
          heading="Read next"
          ground="tint"
          more={<SiteLink href="/blogs-and-articles">All articles</SiteLink>}
        >
          <ArticleList articles={related} />
        </Section>
      )}
    </>
  );
}
