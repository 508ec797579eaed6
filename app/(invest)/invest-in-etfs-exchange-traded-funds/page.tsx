import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { etfs } from '@/lib/content/products/etfs';
import { productMetadata } from '@/lib/content/products/metadata';
import { getEtfs } from '@/lib/provider/getters/market';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(etfs);

export default async function Page() {
  return (
    <>
      <ProductPage record={etfs} live={{ etfs: await getEtfs('NSE') }} />
      <StructuredData metadata={metadata} parts={productParts(etfs)} />
    </>
  );
}
