import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { aboutUs } from '@/lib/content/products/about-us';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(aboutUs);

export default function Page() {
  return (
    <>
      <ProductPage record={aboutUs} />
      <StructuredData metadata={metadata} parts={productParts(aboutUs)} />
    </>
  );
}
