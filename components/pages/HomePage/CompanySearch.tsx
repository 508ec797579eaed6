import { Ledger } from '@/components/ui/Ledger/Ledger';
import { SiteLink } from '@/components/site/SiteLink';
import { search } from '@/lib/content/home';
import { examplesOf } from '@/lib/search/examples';
import { countOf } from '@/lib/tools/format';
import type { Company } from '@/lib/domain/company/records';
import type { SearchFields } from '@/lib/search/match';

import { SearchTool } from '@/components/sections/SearchTool';
import { SectionHead } from '@/components/sections/SectionHead';

interface CompanySearchProps {
  /** The list that is searched, `null` if it has not loaded. */
  companies: readonly Company[] | null;
  fields: SearchFields;
}

/** The company search as a section. */
export function CompanySearch({ companies, fields }: CompanySearchProps) {
  const examples = fields === 'all' && companies ? examplesOf(companies) : [];
  return (
    <Ledger space="tight">
      <SectionHead
        id="search-heading"
        more={<SiteLink href="/companies">Companies from A to Z</SiteLink>}
      >
        {companies === null
          ? 'Look up a listed company'
          : `Look up any of ${countOf(companies.length, 'company', 'companies')}`}
      </SectionHead>
      <SearchTool id="home-search" label={search.label[fields]} examples={examples} />
    </Ledger>
  );
}
