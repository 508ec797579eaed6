import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { indexSlug } from '@/lib/domain/index/names';

import { load } from '@/lib/provider/load';

import { getCompanies } from '@/lib/provider/getters/companies';
import { getIndexQuotes, getMarketSnapshot, getSparks } from '@/lib/provider/getters/market';
import { loadIndexCharts } from './load-market-pages';

/** All indices of both exchanges. */
export async function loadIndexBoards() {
  const [NSE, BSE] = await Promise.all([getIndexQuotes('nse'), getIndexQuotes('bse')]);
  return { NSE, BSE };
}

async function findIndex(slug: string) {
  const boards = await loadIndexBoards();
  for (const exchange of ['NSE', 'BSE'] as const) {
    const source = boards[exchange];
    const quote = source?.data.find(({ name }) => indexSlug(name) === slug);
    if (source && quote) return { exchange, quote, source };
  }
  return null;
}

/**
 * Everything that the page of an index shows; any part may be missing. `null` for an unknown index.
 * @param slug the last part of its address
 */
export async function loadIndexPage(slug: string) {
  const found = await findIndex(slug);
  if (!found) return null;
  const { exchange, quote } = found;
  const [charts, constituents, snapshot, companies, years] = await Promise.all([
    loadIndexCharts(quote.name),
    load('indexConstituents', { index: quote.name }),
    getMarketSnapshot(exchange),
    getCompanies(),
    getSparks(),
  ]);
  const names = companies?.data ?? null;
  const now = marketClock(new Date());
  return { ...found, charts, constituents, snapshot, companies: names, years, now };
}
