import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { loadContractsPage } from '@/lib/pages/markets/load-market-pages';

const { generateMetadata, Page } = definePage('/commodity', async (query) => ({
  view: <ContractsPage {...await loadContractsPage('commodity', query)} />,
}));

export { generateMetadata, Page as default };
