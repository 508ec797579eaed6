import { EquityPage } from '@/components/pages/EquityPage/EquityPage';
import { definePage } from '@/components/site/define-page';
import { readMoversChoice } from '@/lib/markets/movers-choice';
import { getEquityPage } from '@/lib/provider/getters/market-pages';
import { indexedWithData } from '@/lib/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/equity',
  async (query) => ({
    view: <EquityPage {...await getEquityPage(readMoversChoice(query))} />,
  }),
  indexedWithData('/equity'),
);

export { generateMetadata, Page as default };
