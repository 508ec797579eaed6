import { ComplaintsPage } from '@/components/pages/ComplaintsPage/ComplaintsPage';
import { complaintTables } from '@/lib/complaints';
import { complaintRegisters } from '@/lib/content/legal/complaints';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Complaint status by month',
  description:
    'How many investor complaints were received, resolved and pending, by source, month and year: as broker, depository participant and research analyst.',
  path: '/support/tools-and-resources/complaint-status',
});

/** Rendered at build: figures that do not add up stop it with the month and row. */
export default function Page() {
  const registers = complaintRegisters.map((register) => ({
    register,
    tables: complaintTables(register),
  }));
  return <ComplaintsPage registers={registers} />;
}
