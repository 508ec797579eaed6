import 'server-only';

import type { StockQuote } from '@/lib/domain/company/records';
import { pickMainIndices } from '@/lib/domain/index/main-indices';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';
import { load } from '@/lib/provider/load';

/** Size of the Popular Stocks list, which the specification fixes. */
const POPULAR_SIZE = 20;

/** The six indices of the top bar, from both exchanges' feeds, fetched together. */
export async function loadSixIndices(): Promise<Sourced<readonly IndexQuote[]> | null> {
  const answers = await Promise.all([
    load('indexQuotes', { exchange: 'bse' }),
    load('indexQuotes', { exchange: 'nse' }),
  ]);
  const loaded = answers.filter((answer) => answer !== null);
  const [first] = loaded;
  if (!first) return null;
  const data = pickMainIndices(loaded.flatMap((answer) => answer.data));
  // Source and date are those of the feed that has data: an exchange without a file has none.
  const dated = loaded.find((answer) => answer.data.length > 0) ?? first;
  return { ...dated, data };
}

/** The twenty gainers of the Nifty, by symbol ascending. */
export async function loadPopularStocks(): Promise<Sourced<readonly StockQuote[]> | null> {
  const movers = await load('movers', {
    exchange: 'NSE',
    index: 'Nifty',
    kind: 'Gain',
    size: String(POPULAR_SIZE),
  });
  if (!movers) return null;
  const bySymbol = [...movers.data].sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
  return { ...movers, data: bySymbol.slice(0, POPULAR_SIZE) };
}
