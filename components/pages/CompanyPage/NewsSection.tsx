import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { type CompanyNews, newsSentence } from '@/lib/companies/news';
import { formatAsOf } from '@/lib/format';
import type { NewsItem, Sourced } from '@/lib/provider/records';

import { NewsList } from '../NewsPage/NewsList';

interface NewsSectionProps {
  reported: CompanyNews;
  news: Sourced<readonly NewsItem[]>;
}

/** What was filed and reported, newest first. */
export function NewsSection({ reported, news }: NewsSectionProps) {
  const { about, items } = reported;
  return (
    <Ledger
      labelledBy="news-heading"
      note={
        <>
          <SideNote title="Sources">
            <p>
              {about === 'company'
                ? 'Items that name this company, newest first.'
                : 'No recent item names this company, so these are the market’s.'}
            </p>
            <p>As of {formatAsOf(news.asOf)}.</p>
          </SideNote>
          {news.source !== 'provider' && (
            <p>
              <Mark source={news.source} asOf={news.asOf} />
            </p>
          )}
        </>
      }
    >
      <SectionHead id="news-heading">{newsSentence(reported)}</SectionHead>
      <NewsList items={items} isCompact />
    </Ledger>
  );
}
