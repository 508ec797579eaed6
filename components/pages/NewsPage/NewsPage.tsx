import { Divider } from '@/components/ui/Divider/Divider';
import { FeedLink } from '@/components/pages/VideosPage/FeedLink';
import { MarketHero } from '@/components/pages/EquityPage/MarketHero';
import { SourceNote } from '@/components/pages/EquityPage/SourceNote';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { formatCount } from '@/lib/format';
import { type NewsGroup, newsGroups, newestNews, sectionId } from '@/lib/markets/news';
import type { Article, NewsItem, Sourced } from '@/lib/provider/records';

import { InsightsSection } from './InsightsSection';
import { NewsList } from './NewsList';

export interface NewsPageProps {
  news: Sourced<readonly NewsItem[]> | null;
  articles: readonly Article[] | null;
}

const idOf = ({ name }: NewsGroup): string => `news-${sectionId(name)}`;

function Group({ group, news, at }: { group: NewsGroup; news: Sourced<unknown>; at: number }) {
  const id = idOf(group);
  return (
    <>
      {at > 0 && <Divider />}
      <Ledger
        id={id}
        rule={at === 0 ? 'oxford' : 'none'}
        labelledBy={`${id}-heading`}
        notePlace="before"
        note={<SourceNote of={[news]} />}
      >
        <SectionHead id={`${id}-heading`}>{group.name}</SectionHead>
        <NewsList items={group.items} />
      </Ledger>
    </>
  );
}

/** The market's news by category, and our own articles. */
export function NewsPage({ news, articles }: NewsPageProps) {
  const groups = newsGroups(news?.data ?? []);
  const [newest] = newestNews(news?.data ?? []);
  const count = news?.data.length ?? 0;
  return (
    <>
      <MarketHero
        label="Market news"
        title="Market news and insights"
        note={
          <SourceNote of={[news]}>
            <p>News is for information and no advice to buy, sell or hold.</p>
          </SourceNote>
        }
        lead={
          newest
            ? `${formatCount(count)} ${count === 1 ? 'item' : 'items'} by category, newest first, each with its time and its source.`
            : 'What moved markets, by category, newest first, each item with its time and its source.'
        }
        sections={[
          ...groups.map((group) => ({ id: idOf(group), name: group.name })),
          { id: 'insights', name: 'Insights' },
        ]}
      />
      {news && groups.length > 0 ? (
        groups.map((group, at) => <Group key={group.name} group={group} news={news} at={at} />)
      ) : (
        <Ledger rule="oxford" labelledBy="no-news-heading">
          <SectionHead id="no-news-heading">No news just now</SectionHead>
          <NoData>Items will stand here again as soon as their source answers.</NoData>
        </Ledger>
      )}
      <InsightsSection articles={articles} />
      <Ledger>
        <FeedLink feed="news" />
      </Ledger>
    </>
  );
}
