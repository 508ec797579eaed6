import { PressPage } from '@/components/pages/MediaPage/PressPage';
import { definePage } from '@/components/site/define-page';
import { getPressReleases } from '@/lib/provider/getters/content';
import { pressList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage('/media/press-releases', async () => {
  const releases = await getPressReleases();
  return { view: <PressPage releases={releases} />, parts: [pressList(releases)] };
});

export { generateMetadata, Page as default };
