import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { aifs } from '@/lib/content/products/aifs';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(aifs);

export default function Page() {
  return (
    <>
      <ProductPage record={aifs} />
      <StructuredData metadata={metadata} parts={productParts(aifs)} />
    </>
  );
}
