import { PressPage } from '@/components/pages/MediaPage/PressPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getPressReleases } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { pressList } from '@/lib/seo/structured/publications';

export const metadata = metadataOf('/media/press-releases');

export default async function Page() {
  const releases = await getPressReleases();
  return (
    <>
      <PressPage releases={releases} />
      <StructuredData metadata={metadata} parts={[pressList(releases)]} />
    </>
  );
}
