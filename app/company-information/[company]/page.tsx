import { CompanyPage } from '@/components/pages/CompanyPage/CompanyPage';
import { defineListedPage } from '@/components/site/define-page';
import { shortName } from '@/lib/domain/company/names';
import { loadCompanyPage } from '@/lib/pages/companies/load-company-page';
import { companyMetadata } from '@/lib/pages/seo/company';
import { companyPart } from '@/lib/pages/seo/structured/company';

const { generateMetadata, Page } = defineListedPage('company', {
  load: loadCompanyPage,
  metadata: companyMetadata,
  name: ({ company }) => shortName(company.name),
  view: (page) => <CompanyPage {...page} />,
  parts: (page) => [companyPart(page)],
});

export { generateMetadata, Page as default };
