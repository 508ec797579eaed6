import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { definePage } from '@/components/site/define-page';
import { getContacts } from '@/lib/provider/getters/content';

const { metadata, Page } = definePage('/support/get-in-touch/contact-us', async () => ({
  view: <ContactPage contacts={await getContacts()} />,
}));

export { metadata, Page as default };
