import { EquityPage } from '@/components/pages/EquityPage/EquityPage';
import { StructuredData } from '@/components/site/StructuredData';
import { readMoversChoice } from '@/lib/market/movers-choice';
import { getEquityPage } from '@/lib/provider/getters/market-pages';
import { equityMetadata } from '@/lib/seo/markets';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = equityMetadata;

/** `/equity` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ searchParams }: Props) {
  return (
    <>
      <EquityPage {...await getEquityPage(readMoversChoice(await searchParams))} />
      <StructuredData metadata={metadata} />
    </>
  );
}
