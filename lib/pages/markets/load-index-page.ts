import 'server-only';

import { indexSlug } from '@/lib/domain/index/names';
import { mainIndexBySlug } from '@/lib/domain/index/main-indices';

import { load } from '@/lib/provider/load';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';

import { getCompanies } from '@/lib/provider/getters/companies';
import { getIndexQuotes, getMarketSnapshot } from '@/lib/provider/getters/market';
import { loadIndexCharts } from './load-market-pages';

/** All indices of both exchanges. */
export async function loadIndexBoards() {
  const [NSE, BSE] = await Promise.all([getIndexQuotes('nse'), getIndexQuotes('bse')]);
  return { NSE, BSE };
}

export interface FoundIndex {
  readonly exchange: 'NSE' | 'BSE';
  readonly quote: IndexQuote;
  readonly source: Sourced<unknown>;
}

/** An index by its address; `moved` names the one that a common name stands for. */
export type FindIndex =
  | { readonly kind: 'found'; readonly found: FoundIndex }
  | { readonly kind: 'moved'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** @param slug the last part of the address */
export async function findIndex(slug: string): Promise<FindIndex> {
  const boards = await loadIndexBoards();
  if (!boards.NSE && !boards.BSE) return { kind: 'unavailable' };
  for (const exchange of ['NSE', 'BSE'] as const) {
    const source = boards[exchange];
    const quote = source?.data.find(({ name }) => indexSlug(name) === slug);
    if (source && quote) return { kind: 'found', found: { exchange, quote, source } };
  }
  const feeds = Object.values(boards).flatMap((board) => board?.data ?? []);
  const moved = mainIndexBySlug(feeds, slug);
  return moved ? { kind: 'moved', name: moved } : { kind: 'unknown' };
}

/** Everything that the page of an index shows; any part may be missing. */
export async function loadIndexPage(found: FoundIndex) {
  const { exchange, quote } = found;
  const [charts, constituents, snapshot, companies] = await Promise.all([
    loadIndexCharts(quote.name),
    load('indexConstituents', { index: quote.name }),
    getMarketSnapshot(exchange),
    getCompanies(),
  ]);
  return { ...found, charts, constituents, snapshot, companies: companies?.data ?? null };
}
