import { EscalationPage } from '@/components/pages/GrievancePage/EscalationPage';
import { definePage } from '@/components/site/define-page';

const { generateMetadata, Page } = definePage(
  '/support/get-in-touch/grievances-escalation-matrix',
  () => ({
    view: <EscalationPage />,
  }),
);

export { generateMetadata, Page as default };
