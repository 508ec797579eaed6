import { SectorsPage } from '@/components/pages/BoardPage/SectorsPage';
import { definePage } from '@/components/site/define-page';
import { getMarketSnapshot } from '@/lib/provider/getters/market';

const { metadata, Page } = definePage('/sectors', async () => ({
  view: <SectorsPage snapshot={await getMarketSnapshot('NSE')} />,
}));

export { metadata, Page as default };
