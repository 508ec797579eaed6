import { FILE_COLUMNS } from '@/components/pages/FundsPage/fund-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { findFunds, readFilter } from '@/lib/funds/explorer';
import { getFundList } from '@/lib/provider/getters/funds';
import { csvResponse } from '@/lib/tools/csv-response';
import { unavailable } from '@/lib/tools/responses';

/** Every plan and option that the explorer finds for the same query, as a file. */
export async function GET(request: Request): Promise<Response> {
  const list = await getFundList();
  if (!list) return unavailable();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const rows = findFunds(list.data, readFilter(query)).flatMap(({ family, schemes }) =>
    schemes.map((scheme) => ({ family, scheme })),
  );
  return csvResponse(tableCsv(FILE_COLUMNS, rows), 'mutual-funds.csv');
}
