import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { dpServices } from '@/lib/content/products/dp-services';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(dpServices);

export default function Page() {
  return (
    <>
      <ProductPage record={dpServices} />
      <StructuredData metadata={metadata} parts={productParts(dpServices)} />
    </>
  );
}
