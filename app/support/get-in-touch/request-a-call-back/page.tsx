import { CallBackPage } from '@/components/pages/ContactPage/CallBackPage';
import { definePage } from '@/components/site/define-page';

const { generateMetadata, Page } = definePage('/support/get-in-touch/request-a-call-back', () => ({
  view: <CallBackPage />,
}));

export { generateMetadata, Page as default };
