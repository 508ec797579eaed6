import { AwardsPage } from '@/components/pages/MediaPage/AwardsPage';
import { definePage } from '@/components/site/define-page';
import { getAwards } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/media/awards', async () => ({
  view: <AwardsPage awards={await getAwards()} />,
}));

export { generateMetadata, Page as default };
