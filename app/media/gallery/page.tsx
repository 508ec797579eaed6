import { GalleryPage } from '@/components/pages/MediaPage/GalleryPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getGallery } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/media/gallery');

export default async function Page() {
  return (
    <>
      <GalleryPage albums={await getGallery()} />
      <StructuredData metadata={metadata} />
    </>
  );
}
