import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { loadContractsPage } from '@/lib/pages/markets/load-market-pages';

const { generateMetadata, Page } = definePage('/derivatives', async (query) => ({
  view: <ContractsPage {...await loadContractsPage('derivatives', query)} />,
}));

export { generateMetadata, Page as default };
