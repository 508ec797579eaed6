import { FILE_COLUMNS, RETURN_FILE_COLUMNS } from '@/components/sections/market/fund-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { findFunds, readFilter } from '@/lib/domain/fund/explorer';
import { getFundList } from '@/lib/provider/getters/funds';
import { parametersOf } from '@/lib/tools/parameters';

/** Every plan and option that the explorer finds for the same query, as a file. */
export async function GET(request: Request): Promise<Response> {
  const list = await getFundList();
  const filter = readFilter(parametersOf(new URL(request.url).searchParams));
  const rows = (list ? findFunds(list.data, filter) : []).flatMap(({ family, schemes }) =>
    schemes.map((scheme) => ({ family, scheme })),
  );
  const columns = [...FILE_COLUMNS, ...(filter.columns === '' ? [] : RETURN_FILE_COLUMNS)];
  return tableFile(request, { name: 'mutual-funds', columns, rows, of: list });
}
