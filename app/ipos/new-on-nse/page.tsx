import { NewListingsPage } from '@/components/pages/IssuesPage/NewListingsPage';
import { definePage } from '@/components/site/define-page';
import { loadNewListings } from '@/lib/pages/issues/load-issues';

const { generateMetadata, Page } = definePage('/ipos/new-on-nse', async () => ({
  view: <NewListingsPage {...await loadNewListings()} />,
}));

export { generateMetadata, Page as default };
