import { TextPage } from '@/components/pages/TextPage/TextPage';
import { StructuredData } from '@/components/site/StructuredData';
import { accessibility } from '@/lib/content/legal/accessibility';
import { metadataOf } from '@/lib/seo/pages';
import { changedOn } from '@/lib/seo/structured/dates';

export const metadata = metadataOf('/accessibility');

export default function Page() {
  return (
    <>
      <TextPage path="/accessibility" text={accessibility} />
      <StructuredData metadata={metadata} parts={[changedOn(accessibility.updated)]} />
    </>
  );
}
