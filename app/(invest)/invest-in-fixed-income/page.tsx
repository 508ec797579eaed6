import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { fixedIncome } from '@/lib/content/products/fixed-income';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(fixedIncome);

export default function Page() {
  return (
    <>
      <ProductPage record={fixedIncome} />
      <StructuredData metadata={metadata} parts={productParts(fixedIncome)} />
    </>
  );
}
