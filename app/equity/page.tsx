import { EquityPage } from '@/components/pages/EquityPage/EquityPage';
import { definePage } from '@/components/site/define-page';
import { readMoversChoice } from '@/lib/domain/market/movers-choice';
import { loadEquityPage } from '@/lib/pages/markets/load-market-pages';

const { generateMetadata, Page } = definePage('/equity', async (query) => ({
  view: <EquityPage {...await loadEquityPage(readMoversChoice(query))} />,
}));

export { generateMetadata, Page as default };
