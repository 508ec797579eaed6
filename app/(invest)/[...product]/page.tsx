import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import MissingPage, { metadata as missing } from '@/app/missing/page';
import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import type { BlockData } from '@/components/pages/ProductPage/data/DataBlock';
import { ReadLine } from '@/components/site/ReadLine';
import { StructuredData } from '@/components/site/StructuredData';
import { marketClock } from '@/lib/content/market-clock';
import { productCopyOf } from '@/lib/content/products';
import { pageOf } from '@/lib/pages';
import { indexingOf } from '@/lib/pages/indexing/has-data';
import { isAssetPath } from '@/lib/tools/file-path';
import type { SitePath } from '@/lib/tools/site-path';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { readOrder } from '@/lib/pages/products/comparison';
import { loadRead } from '@/lib/pages/publications/load-read';
import type { CallName } from '@/lib/provider/calls';
import { metadataOf } from '@/lib/pages/seo/metadata';
import { productParts } from '@/lib/pages/seo/structured/product';
import type { SearchParameters } from '@/lib/tools/parameters';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';

/** Loads the provider's data of a product page, by the call that its record names. */
const DATA: Partial<Readonly<Record<CallName, () => Promise<BlockData>>>> = {
  collaterals: async () => ({ collaterals: await loadRecords('collaterals', {}) }),
  etfs: async () => ({
    etfs: { list: await load('etfs', { exchange: 'NSE' }), now: marketClock(new Date()) },
  }),
  mutualFunds: async () => ({ funds: await load('mutualFunds', {}) }),
  publicIssues: loadIssueLists,
};

interface Props {
  params: Promise<{ product: string[] }>;
  searchParams: Promise<SearchParameters>;
}

/**
 * The copy and the page record of an address, `null` for an address without a page. Every address
 * without a route or a file of its own gets here; the 404 of a file is written by the front.
 */
async function productOf({ params }: Props) {
  const path = `/${(await params).product.join('/')}`;
  const copy = productCopyOf(path);
  if (!copy && isAssetPath(path)) notFound();
  return copy && { copy, page: pageOf(copy.path) };
}

const metadataFor = async (path: SitePath): Promise<Metadata> =>
  metadataOf(path, await indexingOf(path));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const product = await productOf(props);
  return product ? metadataFor(product.page.path) : missing;
}

export default async function Page(props: Props) {
  const product = await productOf(props);
  if (!product) return <MissingPage />;
  const { copy, page } = product;
  const query = await props.searchParams;
  const load = page.needs && DATA[page.needs];
  const read = await loadRead(page.path);
  const live = { ...(load && (await load())), order: readOrder(query.order) };
  return (
    <>
      <ProductPage record={copy} live={live}>
        {page.form && <EnquirySection kind={page.form} />}
      </ProductPage>
      <ReadLine texts={read} />
      <StructuredData metadata={await metadataFor(page.path)} parts={productParts(copy)} />
    </>
  );
}
