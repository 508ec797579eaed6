import { AssetClassesPage } from '@/components/pages/ProductPage/AssetClassesPage';
import { definePage } from '@/components/site/define-page';
import { env } from '@/lib/tools/env';
import { classesOf } from '@/lib/pages/products/asset-classes';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/product-and-offerings/assets-classes', async () => {
  const menu = await loadRecords('menu', {});
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
