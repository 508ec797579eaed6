import { MediaPage } from '@/components/pages/MediaPage/MediaPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media', async () => {
  const [albums, releases, awards] = await Promise.all([
    loadRecords('gallery', {}),
    loadRecords('pressReleases', {}),
    loadRecords('awards', {}),
  ]);
  return { view: <MediaPage albums={albums} releases={releases} awards={awards} /> };
});

export { generateMetadata, Page as default };
