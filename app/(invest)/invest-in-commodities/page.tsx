import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { commodities } from '@/lib/content/products/commodities';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(commodities);

export default function Page() {
  return (
    <>
      <ProductPage record={commodities} />
      <StructuredData metadata={metadata} parts={productParts(commodities)} />
    </>
  );
}
