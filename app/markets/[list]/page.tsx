import type { Metadata } from 'next';

import MissingPage, { metadata as missing } from '@/app/missing/page';
import { MarketListPage } from '@/components/pages/MarketListPage/MarketListPage';
import { StructuredData } from '@/components/site/StructuredData';
import { marketListOf } from '@/lib/domain/market/lists/table';
import type { MarketList } from '@/lib/domain/market/lists/types';
import type { SitePath } from '@/lib/tools/site-path';
import { indexingOf } from '@/lib/pages/indexing/has-data';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { loadListPage } from '@/lib/pages/markets/load-lists';
import { headOf, metadataOf } from '@/lib/pages/seo/metadata';
import { noteModified } from '@/lib/pages/seo/note-modified';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { marketListItems } from '@/lib/pages/seo/structured/market-list';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

interface Props {
  params: Promise<{ list: string }>;
  searchParams: Promise<SearchParameters>;
}

async function load({ params, searchParams }: Props) {
  const list = marketListOf((await params).list);
  return list && loadListPage(list, readAskedDay(parameter(await searchParams, 'on')));
}

async function metadataFor(list: MarketList, query: SearchParameters): Promise<Metadata> {
  const path = list.path as SitePath;
  return metadataOf(path, await indexingOf(path, query));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = marketListOf((await props.params).list);
  const query = await props.searchParams;
  return list ? headOf(await metadataFor(list, query), query) : missing;
}

/** The page of every list of the market; `?on=` names an earlier session. */
export default async function Page(props: Props) {
  const page = await load(props);
  if (!page) return <MissingPage />;
  noteModified(page.answer?.data.date);
  return (
    <>
      <MarketListPage {...page} />
      <StructuredData
        metadata={await metadataFor(page.list, await props.searchParams)}
        parts={[marketListItems(page), figuresOf(page.answer?.data.date)]}
      />
    </>
  );
}
