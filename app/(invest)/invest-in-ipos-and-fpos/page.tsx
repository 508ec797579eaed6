import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { ipos } from '@/lib/content/products/ipos';
import { productMetadata } from '@/lib/content/products/metadata';
import { getPublicIssues } from '@/lib/provider/getters/market';

export const metadata = productMetadata(ipos);

export default async function Page() {
  const [open, upcoming] = await Promise.all([
    getPublicIssues('open'),
    getPublicIssues('upcoming'),
  ]);
  return <ProductPage record={ipos} live={{ open, upcoming }} />;
}
