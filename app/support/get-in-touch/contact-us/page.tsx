import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support/get-in-touch/contact-us', async () => ({
  view: <ContactPage contacts={await loadRecords('contacts', {})} />,
}));

export { generateMetadata, Page as default };
