import { TextPage } from '@/components/pages/TextPage/TextPage';
import { StructuredData } from '@/components/site/StructuredData';
import { disclaimers } from '@/lib/content/legal/disclaimers';
import { metadataOf } from '@/lib/seo/pages';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/support/updates/disclaimers');

export default function Page() {
  return (
    <>
      <TextPage path="/support/updates/disclaimers" text={disclaimers} />
      <StructuredData metadata={metadata} parts={[changedOn(disclaimers.updated)]} />
    </>
  );
}
