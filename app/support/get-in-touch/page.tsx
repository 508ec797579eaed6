import { GetInTouchPage } from '@/components/pages/ContactPage/GetInTouchPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support/get-in-touch', async () => {
  const [branches, contacts] = await Promise.all([
    loadRecords('branches', {}),
    loadRecords('contacts', {}),
  ]);
  return {
    view: <GetInTouchPage branches={branches?.length ?? null} desks={contacts?.length ?? null} />,
  };
});

export { generateMetadata, Page as default };
