import { pressCollection } from '@/components/pages/PublicationsPage/press-releases';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media/press-releases', async () => ({
  view: <PublicationsPage collection={pressCollection(await loadRecords('pressReleases', {}))} />,
}));

export { generateMetadata, Page as default };
