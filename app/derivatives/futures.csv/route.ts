import { contractsCsv } from '@/components/pages/ContractsPage/contracts-csv';
import { getContractsPage } from '@/lib/provider/getters/market-pages';

export async function GET() {
  const { segment, contracts, companies } = await getContractsPage('derivatives');
  return contractsCsv(segment, contracts?.data ?? [], companies);
}
