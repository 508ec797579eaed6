import type { Metadata } from 'next';

import MissingPage, { metadata as missing } from '@/app/missing/page';
import { MarketListPage } from '@/components/pages/MarketListPage/MarketListPage';
import { StructuredData } from '@/components/site/StructuredData';
import { marketListOf } from '@/lib/domain/market/lists/table';
import type { SitePath } from '@/lib/tools/site-path';
import { isCurrent } from '@/lib/pages/indexing/has-data';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { loadListPage } from '@/lib/pages/markets/load-lists';
import { metadataOf } from '@/lib/pages/seo/metadata';
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

/** Earlier days, a list without data, an old one and a made-up one stay out of search engines. */
const metadataFor = ({
  list,
  asked,
  answer,
}: NonNullable<Awaited<ReturnType<typeof load>>>): Metadata =>
  metadataOf(
    list.path as SitePath,
    asked.kind === 'newest' &&
      answer?.data.date &&
      answer.source !== 'sample' &&
      isCurrent('market-list', answer.data.date)
      ? {}
      : { isIndexed: false },
  );

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  return page ? metadataFor(page) : missing;
}

/** The page of every list of the market; `?on=` names an earlier session. */
export default async function Page(props: Props) {
  const page = await load(props);
  if (!page) return <MissingPage />;
  return (
    <>
      <MarketListPage {...page} />
      <StructuredData
        metadata={metadataFor(page)}
        parts={[marketListItems(page), figuresOf(page.answer?.data.date)]}
      />
    </>
  );
}
