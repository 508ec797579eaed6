import { AssetClassesPage } from '@/components/pages/ProductPage/AssetClassesPage';
import { classesOf } from '@/lib/content/products/asset-classes';
import { env } from '@/lib/env';
import { getMenu } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Asset classes: the former list and its new pages',
  description:
    'The anchors of the former asset class page and where each now leads: stocks, margin trading, funds, insurance, ETFs, derivatives, commodities, bonds and more.',
  path: '/product-and-offerings/assets-classes',
});

export default async function Page() {
  const menu = await getMenu();
  return (
    <AssetClassesPage
      classes={classesOf(menu?.assetClasses ?? [])}
      layout={env().flags.newLayout ? 'links' : 'anchors'}
    />
  );
}
