import { CompaniesPage } from '@/components/pages/CompaniesPage/CompaniesPage';
import { definePage } from '@/components/site/define-page';
import { getCompanyDirectory } from '@/lib/provider/getters/company-lists';
import { letterList } from '@/lib/seo/structured/lists';

const { metadata, Page } = definePage('/companies', async () => {
  const directory = await getCompanyDirectory();
  return { view: <CompaniesPage {...directory} />, parts: [letterList(directory.letters)] };
});

export { metadata, Page as default };
