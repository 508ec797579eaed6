import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { loadContractsPage } from '@/lib/pages/markets/load-market-pages';

const { generateMetadata, Page } = definePage('/currency', async (query) => ({
  view: <ContractsPage {...await loadContractsPage('currency', query)} />,
}));

export { generateMetadata, Page as default };
