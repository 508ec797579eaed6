import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { offerings } from '@/lib/content/products/offerings';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(offerings);

export default function Page() {
  return <ProductPage record={offerings} />;
}
