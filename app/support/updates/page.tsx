import { UpdatesPage } from '@/components/pages/UpdatesPage/UpdatesPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support/updates', async () => ({
  view: <UpdatesPage updates={await loadRecords('updates', {})} />,
}));

export { generateMetadata, Page as default };
