import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { tradingSoftware } from '@/lib/content/products/trading-software';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(tradingSoftware);

export default function Page() {
  return (
    <>
      <ProductPage record={tradingSoftware} />
      <StructuredData metadata={metadata} parts={productParts(tradingSoftware)} />
    </>
  );
}
