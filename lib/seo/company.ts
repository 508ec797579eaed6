import type { Metadata } from 'next';

import { type CompanyFacts, hasFigures } from '@/lib/companies/facts';
import { shortName } from '@/lib/companies/names';
import { formatRupees } from '@/lib/format';
import type { Company } from '@/lib/provider/records';
import { companyPath } from '@/lib/pages/paths';
import { slugOf } from '@/lib/tools/slug';

import { LONGEST_TITLE, pageMetadata, titleWithTail } from './metadata';
import { cut, cutMiddle, tidy } from '@/lib/tools/shorten';

/** Of a name in a description, before its symbol and what the page holds. */
const LONGEST_NAME = 70;
const WHAT = 'share price';

/**
 * What tells a company from one of the same name: its symbol, else its number on the other
 * exchange, its ISIN, or what its address has beyond the name.
 */
export function identityOf({ name, symbol, bseCode, isin, slug }: Company): string | null {
  if (symbol) return symbol;
  if (bseCode) return `BSE ${bseCode}`;
  if (isin) return isin;
  const plain = slugOf(name);
  return slug === plain ? null : slug.startsWith(plain) ? slug.slice(plain.length + 1) : slug;
}

/** `Short name (SYMBOL) share price` in 60 characters; a long name is cut, the symbol never. */
function titleOf(company: Company): string {
  const identity = identityOf(company);
  const name = shortName(company.name);
  if (identity === null) return titleWithTail(name, WHAT, name.length > LONGEST_TITLE / 2);
  const tail = `(${cut(tidy(identity), LONGEST_TITLE / 2)}) ${WHAT}`;
  return titleWithTail(name, tail);
}

/** Title and description of a company's page. */
export function companyMetadata(facts: CompanyFacts): Metadata {
  const { company, results } = facts;
  const identity = identityOf(company);
  const name = (identity ? cut : cutMiddle)(tidy(company.name), LONGEST_NAME);
  const named = identity ? `${name} (${identity})` : name;
  // A made-up price of a real company stands on its page beside its mark and nowhere else.
  const price = results?.source === 'sample' ? null : results?.data.figures.price;
  const last = price ? ` Last price ${formatRupees(price)}.` : '';
  return pageMetadata({
    title: titleOf(company),
    description: `${named}: share price, market value, PE, dividend yield, quarterly results and peers.${last}`,
    path: companyPath(company.slug),
    isIndexed: hasFigures(facts),
  });
}
