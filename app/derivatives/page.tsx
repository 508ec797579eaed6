import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { getContractsPage } from '@/lib/provider/getters/market-pages';
import { indexedWithData } from '@/lib/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/derivatives',
  async () => ({
    view: <ContractsPage {...await getContractsPage('derivatives')} />,
  }),
  indexedWithData('/derivatives'),
);

export { generateMetadata, Page as default };
