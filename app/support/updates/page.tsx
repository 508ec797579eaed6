import { UpdatesPage } from '@/components/pages/UpdatesPage/UpdatesPage';
import { definePage } from '@/components/site/define-page';
import { getUpdates } from '@/lib/provider/getters/content';

const { metadata, Page } = definePage('/support/updates', async () => ({
  view: <UpdatesPage updates={await getUpdates()} />,
}));

export { metadata, Page as default };
