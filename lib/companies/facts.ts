import type { Company, CompanyResults, SnapshotRow, Sourced } from '@/lib/provider/records';

import { rowOf } from './peers';

export interface CompanyFacts {
  readonly company: Company;
  readonly results: Sourced<CompanyResults> | null;
  readonly snapshot: Sourced<readonly SnapshotRow[]> | null;
}

const isKnown = (values: readonly (number | null | undefined)[]): boolean =>
  values.some((value) => value !== null && value !== undefined);

/** Whether a company's page has any figure; a page without one is not indexed. */
export function hasFigures({ company, results, snapshot }: CompanyFacts): boolean {
  const figures = results?.data.figures;
  const row = snapshot ? rowOf(company, snapshot.data) : null;
  return (
    isKnown([figures?.price, figures?.marketCapCrore, figures?.pe, figures?.dividendYield]) ||
    isKnown([row?.price, row?.marketCapCrore, row?.pe])
  );
}
