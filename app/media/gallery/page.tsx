import { GalleryPage } from '@/components/pages/MediaPage/GalleryPage';
import { getGallery } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Picture gallery',
  description:
    'Albums from branch openings, investor awareness days and evenings with clients. Each picture opens in full size and says what it shows.',
  path: '/media/gallery',
});

export default async function Page() {
  return <GalleryPage albums={await getGallery()} />;
}
