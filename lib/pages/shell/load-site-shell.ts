import 'server-only';

import { directoryOf } from '@/lib/domain/company/directory';
import { env } from '@/lib/tools/env';
import { yearOf } from '@/lib/tools/format';

import type { Company, StockQuote } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';
import { loadPopularStocks, loadSixIndices } from '@/lib/pages/markets/load-main-quotes';

/** Adds the slug of the company with the same symbol to quotes whose feed has none. */
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
export async function loadSiteShell() {
  const [indices, popular, menu, updates, companies] = await Promise.all([
    loadSixIndices(),
    loadPopularStocks(),
    loadRecords('menu', {}),
    loadRecords('updates', {}),
    load('companies', {}),
  ]);
  const now = new Date();
  return {
    indices,
    popular: withSlugs(popular, companies?.data ?? []),
    menu,
    updates: updates ?? [],
    companyCount: companies?.data.length ?? null,
    searchFields: env().searchFields,
    /** ISO instant of rendering. */
    now: now.toISOString(),
    year: yearOf(now),
  };
}
