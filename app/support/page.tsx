import { SupportPage } from '@/components/pages/SupportPage/SupportPage';
import { definePage } from '@/components/site/define-page';
import { getBranches, getFaqs, getForms, getUpdates } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/support', async () => {
  const [faqs, forms, branches, updates] = await Promise.all([
    getFaqs(),
    getForms(),
    getBranches(),
    getUpdates(),
  ]);
  return {
    view: <SupportPage faqs={faqs} forms={forms} branches={branches} updates={updates} />,
  };
});

export { generateMetadata, Page as default };
