import { Section } from '@/components/sections/text/Section';
import { Divider } from '@/components/ui/Divider/Divider';
import { FeedLink } from '@/components/sections/publications/FeedLink';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { SectionLinks } from '@/components/sections/market/SectionLinks';
import { SourceLine } from '@/components/sections/SourceLine';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { formatCount } from '@/lib/tools/format';
import { isNotInFiles } from '@/lib/domain/market/sources';
import { type NewsGroup, newsGroups, sectionId } from '@/lib/domain/market/news';
import type { NewsItem } from '@/lib/domain/company/records';
import type { Article } from '@/lib/domain/publication/records';
import type { Sourced } from '@/lib/domain/sourced';

import { InsightsSection } from './InsightsSection';
import { MarketDay, type MarketDayProps } from './MarketDay';
import { NewsList } from '@/components/sections/publications/NewsList';

export interface NewsPageProps extends MarketDayProps {
  news: Sourced<readonly NewsItem[]> | null;
  articles: readonly Article[] | null;
}

const idOf = ({ name }: NewsGroup): string => `news-${sectionId(name)}`;

function Group({ group, at }: { group: NewsGroup; at: number }) {
  const id = idOf(group);
  return (
    <>
      {at > 0 && <Divider />}
      <Section id={id} heading={group.name} rule={at === 0 ? 'oxford' : 'none'}>
        <NewsList items={group.items} folds />
      </Section>
    </>
  );
}

function leadOf(news: NewsPageProps['news']): string {
  if (isNotInFiles(news)) return 'What our desk has written about markets and investing.';
  const count = news?.data.length ?? 0;
  const what =
    count === 0 ? 'What moved markets' : `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`;
  return `${what} by category, newest first, each with its time and its source.`;
}

/** The market's news by category, and our own articles. */
export function NewsPage({ news, articles, ...day }: NewsPageProps) {
  const groups = newsGroups(news?.data ?? []);
  const count = news?.data.length ?? 0;
  return (
    <>
      <AnswerSection
        path="/market-news-and-insights"
        heading="Market news and insights"
        lead={leadOf(news)}
        source={news && count > 0 && <SourceLine of={news} />}
        notes={
          <SideNote title="No advice">
            <p>News is for information: it does not say what to buy, sell or hold.</p>
          </SideNote>
        }
      >
        <SectionLinks
          sections={[
            ...groups.map((group) => ({ id: idOf(group), name: group.name })),
            { id: 'insights', name: 'Insights' },
          ]}
        />
      </AnswerSection>
      <MarketDay {...day} />
      {groups.length > 0
        ? groups.map((group, at) => <Group key={group.name} group={group} at={at} />)
        : !isNotInFiles(news) && (
            <Ledger rule="oxford">
              <SectionHead id="no-news-heading">No news just now</SectionHead>
              <NoList list={news} what="the news">
                The source has sent no news.
              </NoList>
            </Ledger>
          )}
      <InsightsSection articles={articles} />
      {!isNotInFiles(news) && (
        <Ledger>
          <FeedLink feed="news" />
        </Ledger>
      )}
    </>
  );
}
