import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { getContractsPage } from '@/lib/provider/getters/market-pages';
import { indexedWithData } from '@/lib/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/commodity',
  async () => ({
    view: <ContractsPage {...await getContractsPage('commodity')} />,
  }),
  indexedWithData('/commodity'),
);

export { generateMetadata, Page as default };
