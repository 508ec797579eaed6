import { awardCollection } from '@/components/pages/PublicationsPage/awards';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media/awards', async () => ({
  view: <PublicationsPage collection={awardCollection(await loadRecords('awards', {}))} />,
}));

export { generateMetadata, Page as default };
