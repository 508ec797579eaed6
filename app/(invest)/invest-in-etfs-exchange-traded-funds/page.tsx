import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { etfs } from '@/lib/content/products/etfs';
import { productMetadata } from '@/lib/content/products/metadata';
import { getEtfs } from '@/lib/provider/getters/market';

export const metadata = productMetadata(etfs);

export default async function Page() {
  return <ProductPage record={etfs} live={{ etfs: await getEtfs('NSE') }} />;
}
