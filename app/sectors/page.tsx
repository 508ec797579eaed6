import { SectorsPage } from '@/components/pages/BoardPage/SectorsPage';
import { definePage } from '@/components/site/define-page';
import { getMarketSnapshot } from '@/lib/provider/getters/market';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';

const { generateMetadata, Page } = definePage(
  '/sectors',
  async () => ({
    view: <SectorsPage snapshot={await getMarketSnapshot('NSE')} />,
  }),
  indexedWithData('/sectors'),
);

export { generateMetadata, Page as default };
