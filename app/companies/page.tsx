import { CompaniesPage } from '@/components/pages/CompaniesPage/CompaniesPage';
import { getCompanyDirectory } from '@/lib/provider/getters/company-lists';
import { companiesMetadata } from '@/lib/seo/markets';

export const metadata = companiesMetadata;

export default async function Page() {
  return <CompaniesPage {...await getCompanyDirectory()} />;
}
