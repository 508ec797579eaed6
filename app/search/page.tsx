import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { StructuredData } from '@/components/site/StructuredData';
import { metadataOf } from '@/lib/seo/pages';
import { getSearchPage } from '@/lib/provider/getters/search-page';

interface Props {
  /** The results are those of the address, so this page is rendered for each request. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = metadataOf('/search');

export default async function Page({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return (
    <>
      <SearchPage {...await getSearchPage(q, page)} />
      <StructuredData metadata={metadata} />
    </>
  );
}
