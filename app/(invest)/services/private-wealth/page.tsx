import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { privateWealth } from '@/lib/content/products/private-wealth';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(privateWealth);

export default function Page() {
  return <ProductPage record={privateWealth} />;
}
