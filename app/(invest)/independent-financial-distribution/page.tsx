import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { StructuredData } from '@/components/site/StructuredData';
import { independentDistribution } from '@/lib/content/products/independent-distribution';
import { productMetadata } from '@/lib/content/products/metadata';
import { getCollaterals } from '@/lib/provider/getters/content';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(independentDistribution);

export default async function Page() {
  return (
    <>
      <ProductPage record={independentDistribution} live={{ collaterals: await getCollaterals() }}>
        <EnquirySection kind="distributor" />
      </ProductPage>
      <StructuredData metadata={metadata} parts={productParts(independentDistribution)} />
    </>
  );
}
