import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { stocks } from '@/lib/content/products/stocks';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(stocks);

export default function Page() {
  return (
    <>
      <ProductPage record={stocks} />
      <StructuredData metadata={metadata} parts={productParts(stocks)} />
    </>
  );
}
