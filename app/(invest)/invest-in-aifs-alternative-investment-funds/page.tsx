import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { aifs } from '@/lib/content/products/aifs';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(aifs);

export default function Page() {
  return <ProductPage record={aifs} />;
}
