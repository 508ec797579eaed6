import { tableCsv } from '@/components/ui/SortableTable/csv';
import { contractPages } from '@/lib/content/contract-pages';
import { namesBySymbol } from '@/lib/markets/petals';
import type { Company, Contract } from '@/lib/provider/records';

import { contractColumns } from './contract-columns';

/** All contracts of a segment as CSV text. */
export function contractsCsv(
  segment: keyof typeof contractPages,
  contracts: readonly Contract[],
  companies: readonly Company[] | null,
): string {
  const names = namesBySymbol(segment === 'derivatives' ? companies : null);
  const columns = contractColumns(contractPages[segment], names);
  return tableCsv(columns, contracts);
}
