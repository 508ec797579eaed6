import { UpdatesPage } from '@/components/pages/UpdatesPage/UpdatesPage';
import { definePage } from '@/components/site/define-page';
import { getUpdates } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/support/updates', async () => ({
  view: <UpdatesPage updates={await getUpdates()} />,
}));

export { generateMetadata, Page as default };
