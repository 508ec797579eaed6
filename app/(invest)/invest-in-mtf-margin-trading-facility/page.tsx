import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { mtf } from '@/lib/content/products/mtf';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(mtf);

export default function Page() {
  return (
    <>
      <ProductPage record={mtf} />
      <StructuredData metadata={metadata} parts={productParts(mtf)} />
    </>
  );
}
