import { MarketListsPage } from '@/components/pages/MarketListPage/MarketListsPage';
import { definePage } from '@/components/site/define-page';
import { getMarketLists } from '@/lib/provider/getters/lists';
import { indexedWithData } from '@/lib/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/markets',
  async () => ({
    view: <MarketListsPage {...await getMarketLists()} />,
  }),
  indexedWithData('/markets'),
);

export { generateMetadata, Page as default };
