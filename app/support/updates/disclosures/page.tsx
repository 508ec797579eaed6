import { TextPage } from '@/components/pages/TextPage/TextPage';
import { StructuredData } from '@/components/site/StructuredData';
import { disclosures } from '@/lib/content/legal/disclosures';
import { metadataOf } from '@/lib/seo/pages';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/support/updates/disclosures');

export default function Page() {
  return (
    <>
      <TextPage path="/support/updates/disclosures" text={disclosures} />
      <StructuredData metadata={metadata} parts={[changedOn(disclosures.updated)]} />
    </>
  );
}
