import { TextPage } from '@/components/pages/TextPage/TextPage';
import { StructuredData } from '@/components/site/StructuredData';
import { privacy } from '@/lib/content/legal/privacy';
import { metadataOf } from '@/lib/seo/pages';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/support/updates/privacy');

export default function Page() {
  return (
    <>
      <TextPage path="/support/updates/privacy" text={privacy} />
      <StructuredData metadata={metadata} parts={[changedOn(privacy.updated)]} />
    </>
  );
}
