import { EquityPage } from '@/components/pages/EquityPage/EquityPage';
import { definePage } from '@/components/site/define-page';
import { readMoversChoice } from '@/lib/domain/market/movers-choice';
import { loadEquityPage } from '@/lib/pages/markets/load-market-pages';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';

const { generateMetadata, Page } = definePage(
  '/equity',
  async (query) => ({
    view: <EquityPage {...await loadEquityPage(readMoversChoice(query))} />,
  }),
  indexedWithData('/equity'),
);

export { generateMetadata, Page as default };
