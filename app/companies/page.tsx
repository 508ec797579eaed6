import { CompaniesPage } from '@/components/pages/CompaniesPage/CompaniesPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getCompanyDirectory } from '@/lib/provider/getters/company-lists';
import { companiesMetadata } from '@/lib/seo/markets';
import { letterList } from '@/lib/seo/structured/lists';

export const metadata = companiesMetadata;

export default async function Page() {
  const directory = await getCompanyDirectory();
  return (
    <>
      <CompaniesPage {...directory} />
      <StructuredData metadata={metadata} parts={[letterList(directory.letters)]} />
    </>
  );
}
