import { LotSizesPage } from '@/components/pages/BoardPage/LotSizesPage';
import { definePage } from '@/components/site/define-page';
import { loadLotSizes } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/derivatives/lot-sizes', async () => ({
  view: <LotSizesPage {...await loadLotSizes()} />,
}));

export { generateMetadata, Page as default };
