import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { definePage } from '@/components/site/define-page';
import { getEtfs } from '@/lib/provider/getters/market';
import { indexedWithData } from '@/lib/pages/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/etfs',
  async () => ({
    view: <EtfsPage etfs={await getEtfs('NSE')} />,
  }),
  indexedWithData('/etfs'),
);

export { generateMetadata, Page as default };
