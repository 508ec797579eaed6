import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { derivatives } from '@/lib/content/products/derivatives';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(derivatives);

export default function Page() {
  return (
    <>
      <ProductPage record={derivatives} />
      <StructuredData metadata={metadata} parts={productParts(derivatives)} />
    </>
  );
}
