import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { commodities } from '@/lib/content/products/commodities';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(commodities);

export default function Page() {
  return <ProductPage record={commodities} />;
}
