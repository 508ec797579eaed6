import { CharterPage } from '@/components/pages/CharterPage/CharterPage';
import { StructuredData } from '@/components/site/StructuredData';
import { metadataOf } from '@/lib/seo/pages';
import { CHARTER_UPDATED } from '@/lib/content/legal/charter';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/support/tools-and-resources/investor-charter');

export default function Page() {
  return (
    <>
      <CharterPage />
      <StructuredData metadata={metadata} parts={[changedOn(CHARTER_UPDATED)]} />
    </>
  );
}
