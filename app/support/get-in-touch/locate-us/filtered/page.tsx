import { LocatePage } from '@/components/pages/LocatePage/LocatePage';
import { StructuredData } from '@/components/site/StructuredData';
import { getBranches } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { parameter, type SearchParameters } from '@/lib/support/parameters';
import { branchList } from '@/lib/seo/structured/branches';

interface Props {
  searchParams: Promise<SearchParameters>;
}

export const metadata = metadataOf('/support/get-in-touch/locate-us');

/** `/support/get-in-touch/locate-us` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ searchParams }: Props) {
  const [branches, parameters] = await Promise.all([getBranches(), searchParams]);
  const query = parameter(parameters, 'q');
  return (
    <>
      <LocatePage branches={branches} query={query} />
      <StructuredData metadata={metadata} parts={[branchList(branches, query)]} />
    </>
  );
}
