import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getContractsPage } from '@/lib/provider/getters/market-pages';
import { contractsMetadata } from '@/lib/seo/markets';

export const metadata = contractsMetadata('derivatives');

export default async function Page() {
  return (
    <>
      <ContractsPage {...await getContractsPage('derivatives')} />
      <StructuredData metadata={metadata} />
    </>
  );
}
