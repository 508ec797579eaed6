import { ReceivedPage } from '@/components/pages/ReceivedPage/ReceivedPage';
import { StructuredData } from '@/components/site/StructuredData';
import { ENQUIRIES } from '@/lib/enquiries/kinds';
import { isReference } from '@/lib/enquiries/reference';
import { isEnquiryKind } from '@/lib/enquiries/types';
import { pageMetadata } from '@/lib/seo/metadata';
import { parameter, type SearchParameters } from '@/lib/support/parameters';

interface Props {
  /** The number shown is that of the address, so this page is rendered for each request. */
  searchParams: Promise<SearchParameters>;
}

export const metadata = pageMetadata({
  title: 'Received: your reference number',
  description:
    'The reference number of the form that you have just sent, and what happens next: who answers, by when, and whom to ask about it in the meantime.',
  path: '/support/get-in-touch/received',
  isIndexed: false,
});

export default async function Page({ searchParams }: Props) {
  const parameters = await searchParams;
  const kind = parameter(parameters, 'kind');
  const reference = parameter(parameters, 'reference');
  const spec = isEnquiryKind(kind) ? ENQUIRIES[kind] : null;
  const isTrue = spec !== null && isReference(reference) && reference.startsWith(spec.prefix);
  return (
    <>
      <ReceivedPage received={isTrue ? { spec, reference } : null} />
      <StructuredData metadata={metadata} />
    </>
  );
}
