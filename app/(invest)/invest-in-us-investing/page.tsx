import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { usInvesting } from '@/lib/content/products/us-investing';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(usInvesting);

export default function Page() {
  return <ProductPage record={usInvesting} />;
}
