import 'server-only';

import { directoryOf } from '@/lib/domain/company/directory';
import { quoteOf } from '@/lib/domain/company/quote';
import { calendarOf } from '@/lib/content/market-calendar';
import { openHours, type QuoteFigures, type QuotesAnswer } from '@/lib/domain/market/quotes';

import type { SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { load } from '@/lib/provider/load';
import { loadPopularStocks, loadSixIndices } from '@/lib/pages/markets/load-main-quotes';

/** The size of the lists on the home page, which are cached. */
const WHOLE_INDEX = 50;

type Snapshot = Sourced<readonly SnapshotRow[]> | null;
type Origin = Pick<Sourced<unknown>, 'asOf' | 'source'>;

/** Shares by symbol, and the day and source of their figures. */
interface Shares {
  readonly known: ReadonlyMap<string, QuoteFigures>;
  readonly of: Origin | null;
}

const listed = ({ data }: { data: readonly StockQuote[] }) =>
  data.map(
    ({ symbol, close, change, changePercent }) =>
      [symbol, [close, change, changePercent] satisfies QuoteFigures] as const,
  );

/** The share of a company's page: its own record's figures, unless the snapshot has a newer price. */
async function shareOf(symbol: string, snapshot: Snapshot): Promise<Shares | null> {
  const row = snapshot?.data.find((one) => one.symbol === symbol) ?? null;
  const companies = await load('companies', {});
  const company = companies && directoryOf(companies.data).bySymbol.get(symbol);
  const results = company ? await load('companyResults', { code: company.code }) : null;
  // The record is cached longer than the snapshot; but only the record has the change in rupees.
  const isNewer = row !== null && row.price !== null && row.price !== results?.data.figures.price;
  const none = { series: null, source: undefined };
  const quote = quoteOf(isNewer ? null : results, snapshot, row, none);
  if (!quote) return null;
  const { price, change, changePercent } = quote;
  return { known: new Map([[symbol, [price, change, changePercent]]]), of: quote };
}

/** NSE shares from the lists that pages load anyway. */
async function sharesOf(symbols: readonly string[]): Promise<Shares> {
  const [only] = symbols;
  if (only === undefined) return { known: new Map(), of: null };
  const [gainers, losers, snapshot] = await Promise.all([
    load('movers', { exchange: 'NSE', index: 'Nifty', kind: 'Gain', size: String(WHOLE_INDEX) }),
    load('movers', { exchange: 'NSE', index: 'Nifty', kind: 'Loss', size: String(WHOLE_INDEX) }),
    load('marketSnapshot', { exchange: 'NSE' }),
  ]);
  const one = symbols.length === 1 ? await shareOf(only, snapshot) : null;
  if (one) return one;
  const known = new Map<string, QuoteFigures>([
    ...(snapshot?.data ?? []).map(
      ({ symbol, price, changePercent }) => [symbol, [price, null, changePercent]] as const,
    ),
    ...[gainers, losers].flatMap((list) => (list ? listed(list) : [])),
  ]);
  return { known, of: snapshot ?? gainers ?? losers };
}

/**
 * The quotes of the site shell and of some NSE shares. They come from lists that are cached, so
 * only a single company's record may cost a call. A share that is not in any list is left out.
 */
export async function loadQuotes(
  symbols: readonly string[],
  now: Date = new Date(),
): Promise<QuotesAnswer> {
  const [indices, popular, shares] = await Promise.all([
    loadSixIndices(),
    loadPopularStocks(),
    sharesOf(symbols),
  ]);
  const hours = openHours(calendarOf('equity'), now);
  const stock: Origin | null = shares.of ?? popular;
  const origins = Object.entries({ index: indices, stock }).flatMap(([kind, of]) =>
    of ? [[kind, of] as const] : [],
  );
  const popularFigures = new Map(popular ? listed(popular) : []);
  const asked = symbols.flatMap((symbol) => {
    const figures = popularFigures.get(symbol) ?? shares.known.get(symbol);
    return figures ? [[symbol, figures] as const] : [];
  });
  return {
    isOpen: hours.some(([opens]) => opens <= now.getTime()),
    hours,
    asOf: Object.fromEntries(origins.flatMap(([kind, { asOf }]) => (asOf ? [[kind, asOf]] : []))),
    source: Object.fromEntries(origins.map(([kind, { source }]) => [kind, source])),
    quotes: Object.fromEntries([
      ...(indices?.data ?? []).map(
        ({ name, value, change, changePercent }) =>
          [`index:${name}`, [value, change, changePercent]] as const,
      ),
      ...[...popularFigures, ...asked].map(
        ([symbol, figures]) => [`stock:${symbol}`, figures] as const,
      ),
    ]),
  };
}
