import { AssetClassesPage } from '@/components/pages/ProductPage/AssetClassesPage';
import { definePage } from '@/components/site/define-page';
import { env } from '@/lib/tools/env';
import { classesOf } from '@/lib/pages/products/asset-classes';
import { getMenu } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/product-and-offerings/assets-classes', async () => {
  const menu = await getMenu();
  return {
    view: (
      <AssetClassesPage
        classes={classesOf(menu?.assetClasses ?? [])}
        layout={env().flags.newLayout ? 'links' : 'anchors'}
      />
    ),
  };
});

export { generateMetadata, Page as default };
