import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { webinarCollection } from '@/components/pages/PublicationsPage/webinars';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/webinars', async () => ({
  view: (
    <PublicationsPage
      collection={webinarCollection(await loadRecords('webinars', {}), new Date().toISOString())}
    />
  ),
}));

export { generateMetadata, Page as default };
