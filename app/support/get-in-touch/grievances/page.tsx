import { GrievancePage } from '@/components/pages/GrievancePage/GrievancePage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/support/get-in-touch/grievances', () => ({
  view: <GrievancePage />,
}));

export { metadata, Page as default };
