import 'server-only';

import { type Near, nearOf } from '@/lib/domain/company/near';
import { type CompanyPart, isIndexablePart } from '@/lib/domain/company/parts';
import type { Company, CompanyFigure, CompanyPartRow } from '@/lib/domain/company/records';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';
import { load } from '@/lib/provider/load';
import { groupBy } from '@/lib/domain/support/group';
import { oncePer } from '@/lib/tools/once-per';

/** The companies that have the same part as another and stand next to it. */
export interface NearParts {
  readonly near: readonly Near[];
  readonly figures: Sourced<Dated<CompanyFigure>> | null;
}

/** The companies with enough rows of each part for its page, made once per pair of lists. */
const companiesWithPart = oncePer((companies: readonly Company[]) =>
  oncePer((held: readonly CompanyPartRow[]) => {
    const enough = held.filter(({ part, rows }) => isIndexablePart(part, rows));
    return new Map<string, readonly Company[]>(
      groupBy(enough, ({ part }) => part).map(({ name, items }) => {
        const symbols = new Set(items.map(({ symbol }) => symbol));
        return [name, companies.filter(({ symbol }) => symbol !== null && symbols.has(symbol))];
      }),
    );
  }),
);

/** What a part of a company links to: the same part of the companies next to it that have one. */
export async function loadNearParts(
  company: Company,
  part: CompanyPart,
  companies: readonly Company[],
): Promise<NearParts> {
  const [figures, held] = await Promise.all([loadCompanyFigures(), load('companyParts', {})]);
  const all = held ? companiesWithPart(companies)(held.data).get(part) : undefined;
  return { near: all ? nearOf(company, all, figures?.data.rows ?? []) : [], figures };
}
