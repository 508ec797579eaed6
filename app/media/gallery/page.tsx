import { GalleryPage } from '@/components/pages/MediaPage/GalleryPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media/gallery', async () => ({
  view: <GalleryPage albums={await loadRecords('gallery', {})} />,
}));

export { generateMetadata, Page as default };
