import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { equityNinja } from '@/lib/content/products/equity-ninja';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(equityNinja);

export default function Page() {
  return <ProductPage record={equityNinja} />;
}
