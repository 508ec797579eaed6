import { MediaPage } from '@/components/pages/MediaPage/MediaPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getGallery, getPressReleases, getAwards } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/media');

export default async function Page() {
  const [albums, releases, awards] = await Promise.all([
    getGallery(),
    getPressReleases(),
    getAwards(),
  ]);
  return (
    <>
      <MediaPage albums={albums} releases={releases} awards={awards} />
      <StructuredData metadata={metadata} />
    </>
  );
}
