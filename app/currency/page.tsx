import { ContractsPage } from '@/components/pages/ContractsPage/ContractsPage';
import { definePage } from '@/components/site/define-page';
import { getContractsPage } from '@/lib/provider/getters/market-pages';

const { metadata, Page } = definePage('/currency', async () => ({
  view: <ContractsPage {...await getContractsPage('currency')} />,
}));

export { metadata, Page as default };
