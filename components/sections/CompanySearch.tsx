import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { SiteLink } from '@/components/site/SiteLink';
import { search } from '@/lib/content/home';
import { formatCount } from '@/lib/format';

import { SearchTool } from './SearchTool';
import { SectionHead } from './SectionHead';

/** The search as a tool of the page. @param count companies in the list, `null` where it isn't there */
export function CompanySearch({ count }: { count: number | null }) {
  return (
    <Ledger
      space="tight"
      labelledBy="search-heading"
      note={
        <SideNote title="What is searched">
          <p>
            Name, NSE symbol and industry, anywhere within the words. Or{' '}
            <SiteLink href="/companies">browse from A to Z</SiteLink>.
          </p>
        </SideNote>
      }
    >
      <SectionHead id="search-heading" lead={search.lead}>
        {count === null
          ? 'Look up a listed company'
          : `Look up any of ${formatCount(count)} companies`}
      </SectionHead>
      <SearchTool id="home-search" label={search.label} examples={search.examples} />
    </Ledger>
  );
}
