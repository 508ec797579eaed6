import { ChoicesPage } from '@/components/pages/ChoicesPage/ChoicesPage';
import { definePage } from '@/components/site/define-page';
import { SENT } from '@/lib/enquiries/form-names';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage('/privacy/choices', (query) => ({
  view: <ChoicesPage isSent={parameter(query, SENT.name) === SENT.value} />,
}));

export { generateMetadata, Page as default };
