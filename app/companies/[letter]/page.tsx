import { LetterPage } from '@/components/pages/CompaniesPage/LetterPage';
import { defineListedPage } from '@/components/site/define-page';
import { letterName } from '@/lib/domain/company/lists';
import { loadCompanyLetter } from '@/lib/pages/companies/load-company-lists';
import { letterMetadata } from '@/lib/pages/seo/record-metadata';
import { companyList } from '@/lib/pages/seo/structured/lists';

const { generateMetadata, Page } = defineListedPage('letter', {
  load: loadCompanyLetter,
  metadata: ({ letter, companies }) => letterMetadata(letter, companies?.data.length ?? 0),
  name: ({ letter }) => letterName(letter),
  view: (page) => <LetterPage {...page} />,
  parts: ({ companies }) => [companyList(companies?.data ?? [])],
});

export { generateMetadata, Page as default };
