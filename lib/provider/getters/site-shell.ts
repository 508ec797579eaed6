import 'server-only';

import { directoryOf } from '@/lib/companies/directory';
import { env } from '@/lib/env';
import { yearOf } from '@/lib/format';

import type { Company, Sourced, StockQuote } from '../records';

import { getCompanies } from './companies';
import { getMenu, getUpdates } from './content';
import { getPopularStocks, getSixIndices } from './market';

/** Adds the slug of the company with the same symbol to quotes whose feed gives none. */
function withSlugs(
  quotes: Sourced<readonly StockQuote[]> | null,
  companies: readonly Company[],
): Sourced<readonly StockQuote[]> | null {
  if (!quotes) return null;
  const { bySymbol } = directoryOf(companies);
  const data = quotes.data.map((quote) => ({
    ...quote,
    slug: quote.slug ?? bySymbol.get(quote.symbol)?.slug ?? null,
  }));
  return { ...quotes, data };
}

/** The records of the site shell around each page; any part may be missing. */
export async function getSiteShell() {
  const [indices, popular, menu, updates, companies] = await Promise.all([
    getSixIndices(),
    getPopularStocks(),
    getMenu(),
    getUpdates(),
    getCompanies(),
  ]);
  const now = new Date();
  return {
    indices,
    popular: withSlugs(popular, companies?.data ?? []),
    menu,
    updates: updates ?? [],
    companyCount: companies?.data.length ?? null,
    searchFields: env().searchFields,
    now: now.toISOString(),
    year: yearOf(now),
  };
}
