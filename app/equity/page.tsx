import { EquityPage } from '@/components/pages/EquityPage/EquityPage';
import { StructuredData } from '@/components/site/StructuredData';
import { readMoversChoice } from '@/lib/market/movers-choice';
import { getEquityPage } from '@/lib/provider/getters/market-pages';
import { equityMetadata } from '@/lib/seo/markets';

export const metadata = equityMetadata;

export default async function Page() {
  return (
    <>
      <EquityPage {...await getEquityPage(readMoversChoice({}))} />
      <StructuredData metadata={metadata} />
    </>
  );
}
