import { SupportPage } from '@/components/pages/SupportPage/SupportPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support', async () => {
  const [faqs, forms, branches, updates] = await Promise.all([
    loadRecords('faqs', {}),
    loadRecords('forms', {}),
    loadRecords('branches', {}),
    loadRecords('updates', {}),
  ]);
  return {
    view: <SupportPage faqs={faqs} forms={forms} branches={branches} updates={updates} />,
  };
});

export { generateMetadata, Page as default };
