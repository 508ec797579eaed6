import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { StructuredData } from '@/components/site/StructuredData';
import { metadataOf } from '@/lib/seo/pages';
import { getSearchPage } from '@/lib/provider/getters/search-page';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = metadataOf('/search');

/** `/search` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return (
    <>
      <SearchPage {...await getSearchPage(q, page)} />
      <StructuredData metadata={metadata} />
    </>
  );
}
