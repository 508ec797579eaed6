import type { Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';

import { CompanyPage } from '@/components/pages/CompanyPage/CompanyPage';
import { defineRecordPage } from '@/components/site/define-page';
import { shortName } from '@/lib/domain/company/names';
import { companyPath } from '@/lib/pages/paths';
import { loadCompanyPage } from '@/lib/pages/companies/load-company-page';
import { companyMetadata } from '@/lib/pages/seo/company';
import { companyPart } from '@/lib/pages/seo/structured/company';

const { generateMetadata, Page } = defineRecordPage('company', {
  load: async (slug, query) => {
    const found = await loadCompanyPage(slug, query);
    if (found.kind === 'unknown') notFound();
    if (found.kind === 'moved') permanentRedirect(companyPath(found.company.slug) as Route);
    return found.page;
  },
  metadata: companyMetadata,
  name: ({ company }) => shortName(company.name),
  view: (page) => <CompanyPage {...page} />,
  parts: (page) => [companyPart(page)],
});

export { generateMetadata, Page as default };
