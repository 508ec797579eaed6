import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { dpServices } from '@/lib/content/products/dp-services';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(dpServices);

export default function Page() {
  return <ProductPage record={dpServices} />;
}
