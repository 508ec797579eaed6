import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { aboutUs } from '@/lib/content/products/about-us';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(aboutUs);

export default function Page() {
  return <ProductPage record={aboutUs} />;
}
