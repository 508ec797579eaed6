import { ReceivedPage } from '@/components/pages/ReceivedPage/ReceivedPage';
import { definePage } from '@/components/site/define-page';
import { ENQUIRIES } from '@/lib/enquiries/kinds';
import { isReference } from '@/lib/enquiries/reference';
import { isEnquiryKind } from '@/lib/enquiries/types';
import { parameter } from '@/lib/tools/parameters';

const { metadata, Page } = definePage('/support/get-in-touch/received', (query) => {
  const kind = parameter(query, 'kind');
  const reference = parameter(query, 'reference');
  const spec = isEnquiryKind(kind) ? ENQUIRIES[kind] : null;
  const isTrue = spec !== null && isReference(reference) && reference.startsWith(spec.prefix);
  return { view: <ReceivedPage received={isTrue ? { spec, reference } : null} /> };
});

export { metadata, Page as default };
