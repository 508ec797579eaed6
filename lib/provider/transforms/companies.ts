import type { z } from 'zod';

import { slugOf } from '@/lib/slug';

import type { Company, CompanyFigures, CompanyResults, Quarter } from '../records';
import type * as wire from '../schemas/companies';

type Master = z.output<typeof wire.companyMaster>;

/** The ordinary share keeps a shared slug: series EQ, else the first. */
function keepers(records: readonly Master[]): Map<string, Master> {
  const kept = new Map<string, Master>();
  for (const record of records) {
    const slug = record.slug ?? slugOf(record.companyname);
    const holder = kept.get(slug);
    if (!holder || (holder.series !== 'EQ' && record.series === 'EQ')) kept.set(slug, record);
  }
  return kept;
}

function distinct(wanted: string, record: Master, taken: ReadonlySet<string>): string {
  const withSymbol = `${wanted}-${slugOf(record.nsesymbol ?? record.bsecode ?? 'other')}`;
  if (!taken.has(withSymbol)) return withSymbol;
  let number = 2;
  while (taken.has(`${withSymbol}-${number}`)) number += 1;
  return `${withSymbol}-${number}`;
}

/** Turns the whole list at once, since a slug is only unique within it. */
export function toCompanies(records: readonly Master[]): Company[] {
  const kept = keepers(records);
  const taken = new Set(kept.keys());
  return records.map((record) => {
    const wanted = record.slug ?? slugOf(record.companyname);
    const slug = kept.get(wanted) === record ? wanted : distinct(wanted, record, taken);
    taken.add(slug);
    return {
      name: record.companyname,
      symbol: record.nsesymbol,
      industry: record.industryname,
      slug,
      code: record.code ?? record.nsesymbol ?? slug,
      isin: record.isin,
      bseCode: record.bsecode,
    };
  });
}

const toFigures = (given: z.output<typeof wire.company>): CompanyFigures => ({
  name: given.companyname,
  marketCapCrore: given.MCAP,
  pe: given.PE,
  dividendYield: given.DIVYIELD,
  price: given.price,
  change: given.change,
  changePercent: given.perchg,
  high52: given.high52,
  low52: given.low52,
  faceValue: given.faceValue,
  bookValue: given.bookValue,
  about: given.about,
});

const toQuarter = (given: z.output<typeof wire.quarter>): Quarter => ({
  period: given.period,
  salesCrore: given.sales,
  expensesCrore: given.expenses,
  operatingProfitCrore: given.operatingProfit,
  netProfitCrore: given.netProfit,
  eps: given.eps,
});

export const toCompanyResults = (given: z.output<typeof wire.quarterlyData>): CompanyResults => ({
  figures: toFigures(given.company),
  quarters: given.quarters.map(toQuarter).sort((a, b) => (a.period < b.period ? -1 : 1)),
});
