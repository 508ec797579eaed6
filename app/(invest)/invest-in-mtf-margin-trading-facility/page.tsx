import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { mtf } from '@/lib/content/products/mtf';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(mtf);

export default function Page() {
  return <ProductPage record={mtf} />;
}
