import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { loadContractsPage } from '@/lib/pages/markets/load-market-pages';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';

const { generateMetadata, Page } = definePage(
  '/derivatives',
  async (query) => ({
    view: <ContractsPage {...await loadContractsPage('derivatives', query)} />,
  }),
  indexedWithData('/derivatives'),
);

export { generateMetadata, Page as default };
