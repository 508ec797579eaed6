import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { insurance } from '@/lib/content/products/insurance';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(insurance);

export default function Page() {
  return (
    <>
      <ProductPage record={insurance} />
      <StructuredData metadata={metadata} parts={productParts(insurance)} />
    </>
  );
}
