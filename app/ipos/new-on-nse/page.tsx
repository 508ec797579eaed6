import { NewListingsPage } from '@/components/pages/IssuesPage/NewListingsPage';
import { definePage } from '@/components/site/define-page';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';
import { loadNewListings } from '@/lib/pages/issues/load-issues';

const { generateMetadata, Page } = definePage(
  '/ipos/new-on-nse',
  async () => ({
    view: <NewListingsPage {...await loadNewListings()} />,
  }),
  indexedWithData('/ipos/new-on-nse'),
);

export { generateMetadata, Page as default };
