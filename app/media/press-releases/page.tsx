import { PressPage } from '@/components/pages/MediaPage/PressPage';
import { definePage } from '@/components/site/define-page';
import { getPressReleases } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/media/press-releases', async () => {
  return { view: <PressPage releases={await getPressReleases()} /> };
});

export { generateMetadata, Page as default };
