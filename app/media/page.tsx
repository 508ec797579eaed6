import { MediaPage } from '@/components/pages/MediaPage/MediaPage';
import { definePage } from '@/components/site/define-page';
import { getAwards, getGallery, getPressReleases } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/media', async () => {
  const [albums, releases, awards] = await Promise.all([
    getGallery(),
    getPressReleases(),
    getAwards(),
  ]);
  return { view: <MediaPage albums={albums} releases={releases} awards={awards} /> };
});

export { generateMetadata, Page as default };
