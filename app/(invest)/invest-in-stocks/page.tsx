import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { stocks } from '@/lib/content/products/stocks';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(stocks);

export default function Page() {
  return <ProductPage record={stocks} />;
}
