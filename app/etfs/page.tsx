import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { definePage } from '@/components/site/define-page';
import { getEtfs, getSparks } from '@/lib/provider/getters/market';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';

const { generateMetadata, Page } = definePage(
  '/etfs',
  async () => {
    const [etfs, years] = await Promise.all([getEtfs('NSE'), getSparks()]);
    return { view: <EtfsPage etfs={etfs} years={years} /> };
  },
  indexedWithData('/etfs'),
);

export { generateMetadata, Page as default };
