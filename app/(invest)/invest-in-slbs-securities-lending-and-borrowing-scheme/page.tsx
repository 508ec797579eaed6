import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { slbs } from '@/lib/content/products/slbs';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(slbs);

export default function Page() {
  return (
    <>
      <ProductPage record={slbs} />
      <StructuredData metadata={metadata} parts={productParts(slbs)} />
    </>
  );
}
