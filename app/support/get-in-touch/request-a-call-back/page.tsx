import { CallBackPage } from '@/components/pages/ContactPage/CallBackPage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/support/get-in-touch/request-a-call-back', () => ({
  view: <CallBackPage />,
}));

export { metadata, Page as default };
