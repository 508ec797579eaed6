import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { definePage } from '@/components/site/define-page';
import { getEtfs } from '@/lib/provider/getters/market';

const { metadata, Page } = definePage('/etfs', async () => ({
  view: <EtfsPage etfs={await getEtfs('NSE')} />,
}));

export { metadata, Page as default };
