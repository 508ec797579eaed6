import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { equityBroking } from '@/lib/content/products/equity-broking';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(equityBroking);

export default function Page() {
  return <ProductPage record={equityBroking} />;
}
