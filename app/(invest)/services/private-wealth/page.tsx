import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { privateWealth } from '@/lib/content/products/private-wealth';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(privateWealth);

export default function Page() {
  return (
    <>
      <ProductPage record={privateWealth} />
      <StructuredData metadata={metadata} parts={productParts(privateWealth)} />
    </>
  );
}
