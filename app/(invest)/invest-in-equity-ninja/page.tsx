import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { equityNinja } from '@/lib/content/products/equity-ninja';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(equityNinja);

export default function Page() {
  return (
    <>
      <ProductPage record={equityNinja} />
      <StructuredData metadata={metadata} parts={productParts(equityNinja)} />
    </>
  );
}
