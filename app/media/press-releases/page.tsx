import { PressPage } from '@/components/pages/MediaPage/PressPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media/press-releases', async () => {
  return { view: <PressPage releases={await loadRecords('pressReleases', {})} /> };
});

export { generateMetadata, Page as default };
