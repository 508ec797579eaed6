import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { insurance } from '@/lib/content/products/insurance';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(insurance);

export default function Page() {
  return <ProductPage record={insurance} />;
}
