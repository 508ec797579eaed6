import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type CompanyNews, newsSentence } from '@/lib/domain/company/news';
import type { Dated } from '@/lib/domain/market/sources';
import type { NewsItem } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import { NewsList } from '@/components/sections/publications/NewsList';

interface NewsSectionProps {
  reported: CompanyNews;
  news: Sourced<readonly NewsItem[]>;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

/** Filings and news, newest first. */
export function NewsSection({ reported, news, page }: NewsSectionProps) {
  const { about, items } = reported;
  return (
    <Ledger
      note={
        <SideNote title="Newest first">
          <p>
            {about === 'company'
              ? 'Items that name this company.'
              : 'No recent item names this company, so these are the market’s.'}
          </p>
        </SideNote>
      }
    >
      <SectionHead id="news-heading" source={<PartSource of={{ news }} page={page} />}>
        {newsSentence(reported)}
      </SectionHead>
      <NewsList items={items} isCompact />
    </Ledger>
  );
}
