import { NewsList } from '@/components/pages/NewsPage/NewsList';
import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { newestNews } from '@/lib/markets/news';
import type { NewsItem, Sourced } from '@/lib/provider/records';

import { SourceNote } from './SourceNote';

/** The newest items of the market's news. */
export function NewsSection({ news }: { news: Sourced<readonly NewsItem[]> | null }) {
  const items = newestNews(news?.data ?? []);
  return (
    <Ledger
      id="news"
      labelledBy="news-heading"
      note={
        <SourceNote of={[news]}>
          <p>Newest first, each with its source.</p>
        </SourceNote>
      }
    >
      <SectionHead
        id="news-heading"
        more={<SiteLink href="/market-news-and-insights">All market news</SiteLink>}
      >
        In the news
      </SectionHead>
      {items.length === 0 ? (
        <NoData>No news is at hand just now.</NoData>
      ) : (
        <NewsList items={items} withCategory />
      )}
    </Ledger>
  );
}
