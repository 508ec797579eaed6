import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { StructuredData } from '@/components/site/StructuredData';
import { ipos } from '@/lib/content/products/ipos';
import { productMetadata } from '@/lib/content/products/metadata';
import { getPublicIssues } from '@/lib/provider/getters/market';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(ipos);

export default async function Page() {
  const [open, upcoming] = await Promise.all([
    getPublicIssues('open'),
    getPublicIssues('upcoming'),
  ]);
  return (
    <>
      <ProductPage record={ipos} live={{ open, upcoming }} />
      <StructuredData metadata={metadata} parts={productParts(ipos)} />
    </>
  );
}
