import { tableCsv } from '@/components/ui/SortableTable/csv';
import { contractPages } from '@/lib/content/contract-pages';
import { namesBySymbol } from '@/lib/domain/index/petals';
import type { Company } from '@/lib/domain/company/records';
import type { Contract } from '@/lib/domain/contract/records';

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
