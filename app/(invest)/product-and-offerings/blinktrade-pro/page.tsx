import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { tradingSoftware } from '@/lib/content/products/trading-software';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(tradingSoftware);

export default function Page() {
  return <ProductPage record={tradingSoftware} />;
}
