import { albumCollection } from '@/components/pages/PublicationsPage/albums';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/media/gallery', async () => ({
  view: <PublicationsPage collection={albumCollection(await loadRecords('gallery', {}))} />,
}));

export { generateMetadata, Page as default };
