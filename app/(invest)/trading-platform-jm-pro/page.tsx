import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { tradingPlatform } from '@/lib/content/products/trading-platform';
import { productMetadata } from '@/lib/content/products/metadata';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(tradingPlatform);

export default function Page() {
  return (
    <>
      <ProductPage record={tradingPlatform} />
      <StructuredData metadata={metadata} parts={productParts(tradingPlatform)} />
    </>
  );
}
