import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { standardWarning } from '@/lib/content/prescribed';
import type { Article } from '@/lib/domain/publication/records';

import { ArticleList } from '@/components/sections/publications/ArticleList';

const SHOWN = 5;

/** Our own articles, newest first. */
export function InsightsSection({ articles }: { articles: readonly Article[] | null }) {
  const newest = [...(articles ?? [])]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, SHOWN);
  return (
    <Section
      id="insights"
      heading="Insights"
      more={<SiteLink href="/blogs-and-articles">All articles</SiteLink>}
      lead={
        <>
          What our desk wrote to read at leisure. Reports are under{' '}
          <SiteLink href="/research">research</SiteLink>.
        </>
      }
      ground="tint"
      note={
        <SideNote title="Before you act">
          <p>{standardWarning.text}</p>
        </SideNote>
      }
    >
      {newest.length === 0 ? (
        <NoList list={articles} what="our articles">
          We have not published any article yet.
        </NoList>
      ) : (
        <ArticleList articles={newest} />
      )}
    </Section>
  );
}
