import { nameSlug } from '@/lib/tools/slug';

import type { Company, CompanyRow } from './records';

/** Which company owns a slug that several share: the ordinary share (series EQ), else the first. */
function slugOwners(rows: readonly CompanyRow[]): Map<string, CompanyRow> {
  const owners = new Map<string, CompanyRow>();
  for (const row of rows) {
    const slug = row.slug ?? nameSlug(row.name);
    const owner = owners.get(slug);
    if (!owner || (owner.series !== 'EQ' && row.series === 'EQ')) owners.set(slug, row);
  }
  return owners;
}

/** A unique slug for a company whose slug belongs to another company. */
function distinct(wanted: string, row: CompanyRow, taken: ReadonlySet<string>): string {
  const withSymbol = `${wanted}-${nameSlug(row.symbol ?? row.bseCode ?? 'other')}`;
  if (!taken.has(withSymbol)) return withSymbol;
  let number = 2;
  while (taken.has(`${withSymbol}-${number}`)) number += 1;
  return `${withSymbol}-${number}`;
}

/** The companies of the whole list at once, since a slug is only unique within it. */
export function companiesOf(rows: readonly CompanyRow[]): Company[] {
  const owners = slugOwners(rows);
  const taken = new Set(owners.keys());
  return rows.map((row) => {
    const wanted = row.slug ?? nameSlug(row.name);
    const slug = owners.get(wanted) === row ? wanted : distinct(wanted, row, taken);
    taken.add(slug);
    return {
      name: row.name,
      symbol: row.symbol,
      industry: row.industry,
      slug,
      code: row.code ?? row.symbol ?? slug,
      isin: row.isin,
      bseCode: row.bseCode,
      ...(row.listedOn && { listedOn: row.listedOn }),
      ...(row.formerNames.length > 0 && { formerNames: row.formerNames }),
    };
  });
}
