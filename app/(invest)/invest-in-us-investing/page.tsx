import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { usInvesting } from '@/lib/content/products/us-investing';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(usInvesting);

export default function Page() {
  return (
    <>
      <ProductPage record={usInvesting} />
      <StructuredData metadata={metadata} parts={productParts(usInvesting)} />
    </>
  );
}
