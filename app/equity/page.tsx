import { EquityPage } from '@/components/pages/EquityPage/EquityPage';
import { definePage } from '@/components/site/define-page';
import { readMoversChoice } from '@/lib/markets/movers-choice';
import { getEquityPage } from '@/lib/provider/getters/market-pages';

const { metadata, Page } = definePage('/equity', async (query) => ({
  view: <EquityPage {...await getEquityPage(readMoversChoice(query))} />,
}));

export { metadata, Page as default };
