import { EscalationPage } from '@/components/pages/GrievancePage/EscalationPage';
import { StructuredData } from '@/components/site/StructuredData';
import { metadataOf } from '@/lib/seo/pages';
import { ESCALATION_UPDATED } from '@/lib/content/legal/escalation';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/support/get-in-touch/grievances-escalation-matrix');

export default function Page() {
  return (
    <>
      <EscalationPage />
      <StructuredData metadata={metadata} parts={[changedOn(ESCALATION_UPDATED)]} />
    </>
  );
}
