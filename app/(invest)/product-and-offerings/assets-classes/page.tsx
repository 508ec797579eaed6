import { AssetClassesPage } from '@/components/pages/ProductPage/AssetClassesPage';
import { StructuredData } from '@/components/site/StructuredData';
import { classesOf } from '@/lib/content/products/asset-classes';
import { env } from '@/lib/env';
import { getMenu } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/product-and-offerings/assets-classes');

export default async function Page() {
  const menu = await getMenu();
  return (
    <>
      <AssetClassesPage
        classes={classesOf(menu?.assetClasses ?? [])}
        layout={env().flags.newLayout ? 'links' : 'anchors'}
      />
      <StructuredData metadata={metadata} />
    </>
  );
}
