import { FILE_COLUMNS, RETURN_FILE_COLUMNS } from '@/components/pages/FundsPage/fund-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { findFunds, readFilter } from '@/lib/domain/fund/explorer';
import { getFundList } from '@/lib/provider/getters/funds';
import { parametersOf } from '@/lib/tools/parameters';
import { csvResponse } from '@/lib/tools/csv-response';
import { unavailable } from '@/lib/tools/responses';

/** Every plan and option that the explorer finds for the same query, as a file. */
export async function GET(request: Request): Promise<Response> {
  const list = await getFundList();
  if (!list) return unavailable();
  const filter = readFilter(parametersOf(new URL(request.url).searchParams));
  const rows = findFunds(list.data, filter).flatMap(({ family, schemes }) =>
    schemes.map((scheme) => ({ family, scheme })),
  );
  const columns = filter.columns === '' ? [] : RETURN_FILE_COLUMNS;
  return csvResponse(tableCsv([...FILE_COLUMNS, ...columns], rows), 'mutual-funds.csv');
}
