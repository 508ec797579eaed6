import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { franchisee } from '@/lib/content/products/franchisee';
import { productMetadata } from '@/lib/content/products/metadata';
import { getCollaterals } from '@/lib/provider/getters/content';

export const metadata = productMetadata(franchisee);

export default async function Page() {
  return <ProductPage record={franchisee} live={{ collaterals: await getCollaterals() }} />;
}
