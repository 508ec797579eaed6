import { ReceivedPage } from '@/components/pages/ReceivedPage/ReceivedPage';
import { definePage } from '@/components/site/define-page';
import { ENQUIRIES, isEnquiryKind } from '@/lib/enquiries/kinds';
import { isReference } from '@/lib/enquiries/reference';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage('/support/get-in-touch/received', (query) => {
  const kind = parameter(query, 'kind');
  const reference = parameter(query, 'reference');
  const isSent =
    isEnquiryKind(kind) && isReference(reference) && reference.startsWith(ENQUIRIES[kind].prefix);
  return { view: <ReceivedPage received={isSent ? { kind, reference } : null} /> };
});

export { generateMetadata, Page as default };
