import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { StructuredData } from '@/components/site/StructuredData';
import { franchisee } from '@/lib/content/products/franchisee';
import { productMetadata } from '@/lib/content/products/metadata';
import { getCollaterals } from '@/lib/provider/getters/content';
import { productParts } from '@/lib/seo/structured/product';

export const metadata = productMetadata(franchisee);

export default async function Page() {
  return (
    <>
      <ProductPage record={franchisee} live={{ collaterals: await getCollaterals() }}>
        <EnquirySection kind="franchisee" />
      </ProductPage>
      <StructuredData metadata={metadata} parts={productParts(franchisee)} />
    </>
  );
}
