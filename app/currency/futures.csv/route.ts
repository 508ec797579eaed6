import { contractsFile } from '@/components/pages/ContractsPage/contracts-file';
import { loadContractsPage } from '@/lib/pages/markets/load-market-pages';

export const GET = async (request: Request): Promise<Response> =>
  contractsFile(request, await loadContractsPage('currency'));
