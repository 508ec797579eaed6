import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { equityBroking } from '@/lib/content/products/equity-broking';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(equityBroking);

export default function Page() {
  return (
    <>
      <ProductPage record={equityBroking} />
      <StructuredData metadata={metadata} parts={productParts(equityBroking)} />
    </>
  );
}
