import { findTable, type TableFilePath } from '@/lib/pages/addresses/table-files';
import { parametersOf } from '@/lib/tools/parameters';
import { absent } from '@/lib/tools/responses';
import { tableResponse } from '@/lib/tools/table-file';

import { boardTables } from './board-tables';
import { companyTables } from './company-tables';
import type { LoadTable } from './load-table';
import { marketTables } from './market-tables';
import { otherTables } from './other-tables';

/** The table of each address. */
const TABLES: Readonly<Record<TableFilePath, LoadTable>> = {
  ...boardTables,
  ...companyTables,
  ...marketTables,
  ...otherTables,
};

/** A table of the site as CSV or JSON, by the suffix of the address; what has no table, with its reason. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const found = findTable((await params).path);
  if (!found) return absent();
  const query = parametersOf(new URL(request.url).searchParams);
  const table = await TABLES[found.path]({ params: found.params, query });
  return table instanceof Response ? table : tableResponse(found.suffix, table);
}
