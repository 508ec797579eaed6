import { MarketListsPage } from '@/components/pages/MarketListPage/MarketListsPage';
import { definePage } from '@/components/site/define-page';
import { loadMarketLists } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/markets', async () => ({
  view: <MarketListsPage {...await loadMarketLists()} />,
}));

export { generateMetadata, Page as default };
