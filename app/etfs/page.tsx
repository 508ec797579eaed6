import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { getEtfs, getSparks } from '@/lib/provider/getters/market';

const { generateMetadata, Page } = definePage('/etfs', async () => {
  const [etfs, years] = await Promise.all([getEtfs('NSE'), getSparks()]);
  return { view: <EtfsPage etfs={etfs} years={years} now={marketClock(new Date())} /> };
});

export { generateMetadata, Page as default };
