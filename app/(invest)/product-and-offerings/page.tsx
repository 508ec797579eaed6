import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { offerings } from '@/lib/content/products/offerings';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(offerings);

export default function Page() {
  return (
    <>
      <ProductPage record={offerings} />
      <StructuredData metadata={metadata} parts={productParts(offerings)} />
    </>
  );
}
