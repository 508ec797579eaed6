import { LocatePage } from '@/components/pages/LocatePage/LocatePage';
import { getBranches } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { parameter, type SearchParameters } from '@/lib/support/parameters';

interface Props {
  /** The list shown is that of the address, so this page is rendered for each request. */
  searchParams: Promise<SearchParameters>;
}

export const metadata = pageMetadata({
  title: 'Locate us: offices by city and PIN',
  description:
    'Find the nearest office by city, locality or PIN code, in a list with phone and address and on a map, or sorted by distance if you allow it.',
  path: '/support/get-in-touch/locate-us',
});

export default async function Page({ searchParams }: Props) {
  const [branches, parameters] = await Promise.all([getBranches(), searchParams]);
  return <LocatePage branches={branches} query={parameter(parameters, 'q')} />;
}
