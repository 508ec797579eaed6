import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { tradingPlatform } from '@/lib/content/products/trading-platform';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(tradingPlatform);

export default function Page() {
  return <ProductPage record={tradingPlatform} />;
}
