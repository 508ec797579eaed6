import 'server-only';

import { shortName } from '@/lib/domain/company/names';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import { companyPath, indexPath } from '@/lib/pages/addresses/paths';
import { loadEvents } from '@/lib/pages/markets/load-lists';

import type { PriceFile, QuoteRow } from '@/lib/device/codes';
import { lifeEvents } from '@/lib/device/life-events';
import { nextEvents } from '@/lib/device/next-events';
import { load } from '@/lib/provider/load';
import { addDays } from '@/lib/tools/time';

/** The age in days up to which the price of a watchlist entry is still compared. */
const LIFE_DAYS = 5 * 366;

/** The prices of all companies, exchange-traded funds and indices; `null` while none has loaded. */
export async function loadPriceFile(): Promise<PriceFile | null> {
  const [companies, snapshot, etfs, nse, bse, actions, meetings] = await Promise.all([
    load('companies', {}),
    load('marketSnapshot', { exchange: 'NSE' }),
    load('etfs', { exchange: 'NSE' }),
    load('indexQuotes', { exchange: 'nse' }),
    load('indexQuotes', { exchange: 'bse' }),
    loadEvents('corporateActions'),
    loadEvents('boardMeetings'),
  ]);
  if (!companies && !etfs && !nse && !bse) return null;
  const prices = new Map((snapshot?.data ?? []).map((row) => [row.symbol, row]));
  const stocks = (companies?.data ?? []).flatMap(({ symbol, name, slug }): QuoteRow[] => {
    const row = symbol === null ? undefined : prices.get(symbol);
    const figures = [row?.price ?? null, row?.changePercent ?? null] as const;
    return symbol === null
      ? []
      : [[`stock:${symbol}`, shortName(name), companyPath(slug), ...figures]];
  });
  const funds = (etfs?.data ?? []).map(({ symbol, name, close, changePercent }): QuoteRow => [
    ...([`etf:${symbol}`, name ?? symbol, '/etfs'] as const),
    ...([close, changePercent] as const),
  ]);
  const indices = [...(nse?.data ?? []), ...(bse?.data ?? [])].map(
    ({ name, value, changePercent }): QuoteRow => [
      ...([`index:${indexSlug(name)}`, indexName(name), indexPath(name)] as const),
      ...([value, changePercent] as const),
    ],
  );
  const days = {
    stock: snapshot?.asOf ?? null,
    etf: etfs?.asOf ?? null,
    index: nse?.asOf ?? bse?.asOf ?? null,
  };
  const events = nextEvents(actions.events, meetings.events, actions.day);
  const past = await load('corporateActions', {
    from: addDays(actions.day, -LIFE_DAYS),
    to: actions.day,
  });
  const lives = lifeEvents(past?.data ?? []);
  const isSample = [snapshot, etfs, nse].some((answer) => answer?.source === 'sample');
  const rows = [...stocks, ...funds, ...indices];
  return { days, rows, events, lives, ...(isSample && { isSample }) };
}
