import { contractsCsv } from '@/components/pages/ContractsPage/contracts-csv';
import { loadContractsPage } from '@/lib/pages/markets/load-market-pages';
import { csvResponse } from '@/lib/tools/csv-response';

export async function GET() {
  const { segment, contracts, companies } = await loadContractsPage('currency');
  return csvResponse(
    contractsCsv(segment, contracts?.data ?? [], companies),
    `${segment}-futures.csv`,
  );
}
