import { LotSizesPage } from '@/components/pages/BoardPage/LotSizesPage';
import { definePage } from '@/components/site/define-page';
import { loadLotSizes } from '@/lib/pages/markets/load-lists';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';

const { generateMetadata, Page } = definePage(
  '/derivatives/lot-sizes',
  async () => ({
    view: <LotSizesPage {...await loadLotSizes()} />,
  }),
  indexedWithData('/derivatives/lot-sizes'),
);

export { generateMetadata, Page as default };
