import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { services } from '@/lib/content/products/services';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(services);

export default function Page() {
  return (
    <>
      <ProductPage record={services} />
      <StructuredData metadata={metadata} parts={productParts(services)} />
    </>
  );
}
