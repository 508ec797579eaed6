import { ComplaintsPage } from '@/components/pages/ComplaintsPage/ComplaintsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { complaintTables } from '@/lib/complaints';
import { complaintRegisters } from '@/lib/content/legal/complaints';
import { metadataOf } from '@/lib/seo/pages';
import { COMPLAINTS_UPDATED } from '@/lib/content/legal/complaints/updated';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/support/tools-and-resources/complaint-status');

/** Rendered at build: figures that do not add up stop it with the month and row. */
export default function Page() {
  const registers = complaintRegisters.map((register) => ({
    register,
    tables: complaintTables(register),
  }));
  return (
    <>
      <ComplaintsPage registers={registers} />
      <StructuredData metadata={metadata} parts={[changedOn(COMPLAINTS_UPDATED)]} />
    </>
  );
}
