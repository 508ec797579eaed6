import type { Metadata } from 'next';

import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { pageMetadata } from '@/lib/seo/metadata';
import { getSearchPage } from '@/lib/provider/getters/search-page';

interface Props {
  /** The results are those of the address, so this page is rendered for each request. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = pageMetadata({
  title: 'Search companies',
  description:
    'Find a listed company by its name, its NSE symbol or its industry, and open its page with price, key figures and quarterly results.',
  path: '/search',
  isIndexed: false,
});

export default async function Page({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return <SearchPage {...await getSearchPage(q, page)} />;
}
