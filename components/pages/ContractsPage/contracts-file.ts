import { tableFile } from '@/components/ui/SortableTable/table-file';
import { contractPages } from '@/lib/content/contract-pages';
import { namesBySymbol } from '@/lib/domain/index/petals';
import type { loadContractsPage } from '@/lib/pages/markets/load-market-pages';

import { contractColumns } from './contract-columns';

/** All contracts of a segment as a file. */
export function contractsFile(
  request: Request,
  { segment, contracts, companies }: Awaited<ReturnType<typeof loadContractsPage>>,
): Response {
  const names = namesBySymbol(segment === 'derivatives' ? companies : null);
  return tableFile(request, {
    name: `${segment}-futures`,
    columns: contractColumns(contractPages[segment], names),
    rows: contracts?.data ?? [],
    of: contracts,
  });
}
