import { EscalationPage } from '@/components/pages/GrievancePage/EscalationPage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/support/get-in-touch/grievances-escalation-matrix', () => ({
  view: <EscalationPage />,
}));

export { metadata, Page as default };
