import { Section } from '@/components/sections/text/Section';
import { Divider } from '@/components/ui/Divider/Divider';
import { NewsList } from '@/components/sections/publications/NewsList';
import { NoList } from '@/components/ui/NoData/NoData';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { newestNews } from '@/lib/domain/market/news';
import { type Dated, isNotInFiles } from '@/lib/domain/market/sources';
import type { NewsItem } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

interface NewsSectionProps {
  news: Sourced<readonly NewsItem[]> | null;
  /** The source of the line under the page's title. */
  page: Dated | null;
}

/** The newest items of the market's news. */
export function NewsSection({ news, page }: NewsSectionProps) {
  if (isNotInFiles(news)) return null;
  const items = newestNews(news?.data ?? []);
  return (
    <>
      <Divider />
      <Section
        id="news"
        heading="In the news"
        more={<SiteLink href="/market-news-and-insights">All market news</SiteLink>}
        source={<PartSource of={{ news }} page={page} />}
      >
        {items.length === 0 ? (
          <NoList list={news} what="the news">
            The source has sent no news.
          </NoList>
        ) : (
          <NewsList items={items} withCategory isCompact />
        )}
      </Section>
    </>
  );
}
