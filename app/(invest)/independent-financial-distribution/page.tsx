import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { independentDistribution } from '@/lib/content/products/independent-distribution';
import { productMetadata } from '@/lib/content/products/metadata';
import { getCollaterals } from '@/lib/provider/getters/content';

export const metadata = productMetadata(independentDistribution);

export default async function Page() {
  return (
    <ProductPage record={independentDistribution} live={{ collaterals: await getCollaterals() }} />
  );
}
