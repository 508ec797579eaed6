import { ComplaintsPage } from '@/components/pages/ComplaintsPage/ComplaintsPage';
import { definePage } from '@/components/site/define-page';
import { complaintTables } from '@/lib/domain/support/complaints';
import { complaintRegisters } from '@/lib/content/legal/complaints';

/** Inconsistent figures throw when this module is loaded. */
const registers = complaintRegisters.map((register) => ({
  register,
  tables: complaintTables(register),
}));

const { generateMetadata, Page } = definePage(
  '/support/tools-and-resources/complaint-status',
  () => ({
    view: <ComplaintsPage registers={registers} />,
  }),
);

export { generateMetadata, Page as default };
