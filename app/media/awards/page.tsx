import { AwardsPage } from '@/components/pages/MediaPage/AwardsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media/awards', async () => ({
  view: <AwardsPage awards={await loadRecords('awards', {})} />,
}));

export { generateMetadata, Page as default };
