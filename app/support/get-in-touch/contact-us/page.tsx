import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { definePage } from '@/components/site/define-page';
import { getContacts } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/support/get-in-touch/contact-us', async () => ({
  view: <ContactPage contacts={await getContacts()} />,
}));

export { generateMetadata, Page as default };
