import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { services } from '@/lib/content/products/services';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(services);

export default function Page() {
  return <ProductPage record={services} />;
}
