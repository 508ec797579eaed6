import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { mutualFunds } from '@/lib/content/products/mutual-funds';
import { productMetadata } from '@/lib/content/products/metadata';
import { readQuery, searchFunds } from '@/lib/products/fund-search';
import { getFundNavs } from '@/lib/provider/getters/market';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(mutualFunds);

/** Rows of the list of schemes. */
const MOST_FUNDS = 8;

interface Props {
  searchParams: Promise<{ fund?: string | string[] }>;
}

/** `/invest-in-mutual-funds` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ searchParams }: Props) {
  const [{ fund }, navs] = await Promise.all([searchParams, getFundNavs()]);
  const funds = navs && { ...navs, data: searchFunds(navs.data, readQuery(fund), MOST_FUNDS) };
  return (
    <>
      <ProductPage record={mutualFunds} live={{ funds }} />
      <StructuredData metadata={metadata} parts={productParts(mutualFunds)} />
    </>
  );
}
