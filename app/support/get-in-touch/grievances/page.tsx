import { GrievancePage } from '@/components/pages/GrievancePage/GrievancePage';
import { StructuredData } from '@/components/site/StructuredData';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support/get-in-touch/grievances');

export default function Page() {
  return (
    <>
      <GrievancePage />
      <StructuredData metadata={metadata} />
    </>
  );
}
