import { noticeCollection } from '@/components/pages/PublicationsPage/notices';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support/updates', async () => ({
  view: <PublicationsPage collection={noticeCollection(await loadRecords('updates', {}))} />,
}));

export { generateMetadata, Page as default };
