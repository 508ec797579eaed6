import { ChargesPage } from '@/components/pages/ChargesPage/ChargesPage';
import { definePage } from '@/components/site/define-page';
import { chargesFaqs } from '@/lib/content/charges-page';
import { textsOf } from '@/lib/domain/calculator';
import { purchaseFields } from '@/lib/domain/calculator/purchase';
import { chargesFacts } from '@/lib/pages/seo/dated-facts';
import { questions } from '@/lib/pages/seo/structured/questions';

const { generateMetadata, Page } = definePage(
  '/charges',
  (query) => ({
    view: <ChargesPage purchase={textsOf(purchaseFields, query)} />,
    parts: [questions(chargesFaqs)],
  }),
  chargesFacts,
);

export { generateMetadata, Page as default };
