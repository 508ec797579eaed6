import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { derivatives } from '@/lib/content/products/derivatives';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(derivatives);

export default function Page() {
  return <ProductPage record={derivatives} />;
}
