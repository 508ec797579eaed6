import { tableFile } from '@/components/ui/Table/table-file';
import { contractPages } from '@/lib/content/contract-pages';
import { dayOf } from '@/lib/domain/figure/tense';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { loadContractsPage } from '@/lib/pages/markets/load-market-pages';

import { contractColumns } from './contract-columns';

/** All contracts of a segment as a file, whose name contains their day. */
export function contractsFile(
  request: Request,
  { segment, contracts, companies, ages }: Awaited<ReturnType<typeof loadContractsPage>>,
): Response {
  const names = namesBySymbol(segment === 'derivatives' ? companies : null);
  const day = dayOf(contracts?.asOf);
  return tableFile(request, {
    name: day ? `${segment}-futures-${day}` : `${segment}-futures`,
    columns: contractColumns(contractPages[segment], names, ages),
    rows: contracts?.data ?? [],
    of: contracts,
  });
}
