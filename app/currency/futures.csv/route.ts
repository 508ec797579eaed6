import { contractsCsv } from '@/components/pages/ContractsPage/contracts-csv';
import { getContractsPage } from '@/lib/provider/getters/market-pages';
import { csvResponse } from '@/lib/tools/csv-response';

export async function GET() {
  const { segment, contracts, companies } = await getContractsPage('currency');
  return csvResponse(
    contractsCsv(segment, contracts?.data ?? [], companies),
    `${segment}-futures.csv`,
  );
}
