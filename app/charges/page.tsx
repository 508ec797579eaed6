import { ChargesPage } from '@/components/pages/ChargesPage/ChargesPage';
import { definePage } from '@/components/site/define-page';
import { chargesFaqs } from '@/lib/content/charges-page';
import { questions } from '@/lib/pages/seo/structured/questions';

const { metadata, Page } = definePage('/charges', () => ({
  view: <ChargesPage />,
  parts: [questions(chargesFaqs)],
}));

export { metadata, Page as default };
