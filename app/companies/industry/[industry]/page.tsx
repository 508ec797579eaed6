import { IndustryPage } from '@/components/pages/CompaniesPage/IndustryPage';
import { defineListedPage } from '@/components/site/define-page';
import { industryContents, industryRows } from '@/lib/domain/company/industry-rows';
import { loadCompanyIndustry } from '@/lib/pages/companies/load-company-lists';
import { industryMetadata } from '@/lib/pages/seo/record-metadata';
import { industryList } from '@/lib/pages/seo/structured/lists';

const { generateMetadata, Page } = defineListedPage('industry', {
  load: loadCompanyIndustry,
  metadata: ({ name, slug, companies, snapshot }) => {
    const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
    const isMadeUp = snapshot?.source === 'sample';
    return industryMetadata(name, slug, rows.length, industryContents(rows), isMadeUp);
  },
  name: ({ name }) => name ?? 'Companies of an industry',
  view: (page) => <IndustryPage {...page} />,
  parts: ({ companies, snapshot }) => [industryList(companies, snapshot)],
});

export { generateMetadata, Page as default };
