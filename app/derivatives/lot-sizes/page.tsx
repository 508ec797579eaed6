import { LotSizesPage } from '@/components/pages/BoardPage/LotSizesPage';
import { definePage } from '@/components/site/define-page';
import { getLotSizes } from '@/lib/provider/getters/lists';
import { indexedWithData } from '@/lib/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/derivatives/lot-sizes',
  async () => ({
    view: <LotSizesPage {...await getLotSizes()} />,
  }),
  indexedWithData('/derivatives/lot-sizes'),
);

export { generateMetadata, Page as default };
