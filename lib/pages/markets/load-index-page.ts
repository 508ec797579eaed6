import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { mainIndexBySlug } from '@/lib/domain/index/main-indices';
import { indexSlug } from '@/lib/domain/index/names';
import { nearIndices } from '@/lib/domain/index/near';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';
import type { Found } from '@/lib/pages/page-kind';
import { load } from '@/lib/provider/load';
import { decodedPart } from '@/lib/tools/slug';

import { loadIndexCharts } from './load-market-pages';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

/** All indices of both exchanges. */
export async function loadIndexBoards() {
  const [NSE, BSE] = await Promise.all([
    load('indexQuotes', { exchange: 'nse' }),
    load('indexQuotes', { exchange: 'bse' }),
  ]);
  return { NSE, BSE };
}

/** An index with its exchange and the list that it is in. */
interface ListedIndex {
  readonly exchange: 'NSE' | 'BSE';
  readonly quote: IndexQuote;
  readonly source: Sourced<readonly IndexQuote[]>;
}

/** The indices of both exchanges in one list; `null` while neither has loaded. */
export async function loadIndices(): Promise<readonly ListedIndex[] | null> {
  const boards = await loadIndexBoards();
  const loaded = (['NSE', 'BSE'] as const).flatMap((exchange) => {
    const source = boards[exchange];
    return source ? [{ exchange, source }] : [];
  });
  if (loaded.length === 0) return null;
  return loaded.flatMap(({ exchange, source }) =>
    source.data.map((quote) => ({ exchange, quote, source })),
  );
}

/**
 * Finds an index by the name that the feed has, or by another name of a main index.
 * @param slug the last part of the address, decoded
 */
export async function findIndex(slug: string): Promise<Found<ListedIndex>> {
  const indices = await loadIndices();
  if (!indices) return 'unavailable';
  const named = (name: string) => indices.find(({ quote }) => indexSlug(quote.name) === name);
  const exact = named(slug);
  if (exact) return { item: exact, slug };
  const main = mainIndexBySlug(
    indices.map(({ quote }) => quote),
    slug,
  );
  const moved = main === null ? undefined : named(indexSlug(main));
  return moved ? { item: moved, slug: indexSlug(moved.quote.name) } : 'missing';
}

/** Everything that the page of an index shows; any part may be missing. */
export async function loadIndex({ exchange, quote, source }: ListedIndex) {
  const [charts, constituents, snapshot, companies, years] = await Promise.all([
    loadIndexCharts(quote.name),
    load('indexConstituents', { index: quote.name }),
    load('marketSnapshot', { exchange }),
    load('companies', {}),
    loadYearSparks(),
  ]);
  return {
    exchange,
    quote,
    source,
    charts,
    constituents,
    snapshot,
    companies: companies?.data ?? null,
    near: nearIndices(quote, source.data),
    years,
    now: marketClock(new Date()),
  };
}

/** The same by the last part of the address, encoded or not; `null` for an unknown index. */
export async function loadIndexPage(part: string) {
  const found = await findIndex(decodedPart(part));
  return typeof found === 'string' ? null : loadIndex(found.item);
}
