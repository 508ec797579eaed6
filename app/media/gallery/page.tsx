import { GalleryPage } from '@/components/pages/MediaPage/GalleryPage';
import { definePage } from '@/components/site/define-page';
import { getGallery } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/media/gallery', async () => ({
  view: <GalleryPage albums={await getGallery()} />,
}));

export { generateMetadata, Page as default };
