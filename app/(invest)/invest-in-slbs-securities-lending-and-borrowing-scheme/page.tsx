import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { slbs } from '@/lib/content/products/slbs';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(slbs);

export default function Page() {
  return <ProductPage record={slbs} />;
}
