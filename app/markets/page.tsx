import { MarketListsPage } from '@/components/pages/MarketListPage/MarketListsPage';
import { definePage } from '@/components/site/define-page';
import { loadMarketLists } from '@/lib/pages/markets/load-lists';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';

const { generateMetadata, Page } = definePage(
  '/markets',
  async () => ({
    view: <MarketListsPage {...await loadMarketLists()} />,
  }),
  indexedWithData('/markets'),
);

export { generateMetadata, Page as default };
