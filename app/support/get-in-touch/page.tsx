import { GetInTouchPage } from '@/components/pages/ContactPage/GetInTouchPage';
import { definePage } from '@/components/site/define-page';
import { getBranches, getContacts } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/support/get-in-touch', async () => {
  const [branches, contacts] = await Promise.all([getBranches(), getContacts()]);
  return {
    view: <GetInTouchPage branches={branches?.length ?? null} desks={contacts?.length ?? null} />,
  };
});

export { generateMetadata, Page as default };
