import { CompaniesPage } from '@/components/pages/CompaniesPage/CompaniesPage';
import { definePage } from '@/components/site/define-page';
import { loadCompanyDirectory } from '@/lib/pages/companies/load-company-lists';
import { letterList } from '@/lib/pages/seo/structured/lists';

const { generateMetadata, Page } = definePage('/companies', async () => {
  const directory = await loadCompanyDirectory();
  return { view: <CompaniesPage {...directory} />, parts: [letterList(directory.letters)] };
});

export { generateMetadata, Page as default };
