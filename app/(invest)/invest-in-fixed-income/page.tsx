import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { fixedIncome } from '@/lib/content/products/fixed-income';
import { productMetadata } from '@/lib/content/products/metadata';

export const metadata = productMetadata(fixedIncome);

export default function Page() {
  return <ProductPage record={fixedIncome} />;
}
