import 'server-only';

import { calendarOf } from '@/lib/content/market-calendar';
import { marketClock } from '@/lib/content/market-clock';
import { feedNameOf } from '@/lib/domain/index/main-indices';
import { issuesAt } from '@/lib/domain/market/issues';
import { chartedIndex, type MoversChoice } from '@/lib/domain/market/movers-choice';
import type { Segment } from '@/lib/domain/calendar/hours';
import { NO_SPARKS } from '@/lib/domain/market/sparks';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import { indianClock } from '@/lib/tools/time';

import type { IndexPoint } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';
import { loadSixIndices } from '@/lib/pages/markets/load-main-quotes';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

/** The flower shows every company of the Nifty. */
const WHOLE_INDEX = 50;
/** The index of the flower, by the feeds' name. */
export const FLOWER_INDEX = 'NIFTY 50';
const MOVERS_SHOWN = 18;
const NEWS_SHOWN = 3;
const NEWS_READ = 100;

/** The time of rendering, and the calendar that gives the market status. */
const clockOf = (segment: Segment) => ({
  now: new Date().toISOString(),
  calendar: calendarOf(segment),
});

/** The shares of a chosen list. */
export const loadMoversList = ({ exchange, index, list }: MoversChoice) =>
  load('movers', { exchange, index: index.feed, kind: list.list, size: String(MOVERS_SHOWN) });

/** Public issues by their state now. */
export async function loadIssueLists() {
  const [open, upcoming, closed, listed] = await Promise.all([
    load('publicIssues', { state: 'open' }),
    load('publicIssues', { state: 'upcoming' }),
    load('publicIssues', { state: 'closed' }),
    load('publicIssues', { state: 'listed' }),
  ]);
  return issuesAt({ open, upcoming, closed, listed }, indianClock(new Date()));
}

async function loadSparks(names: readonly string[]) {
  const entries = await Promise.all(
    names.map(async (name) => {
      const history = await load('indexHistory', { index: feedNameOf(name), range: '1D' });
      return [name, history?.data ?? []] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** The values of an index over each range. */
export async function loadIndexCharts(name: string) {
  const [day, month, year, fiveYears] = await Promise.all([
    load('indexHistory', { index: name, range: '1D' }),
    load('indexHistory', { index: name, range: '1M' }),
    load('indexHistory', { index: name, range: '1Y' }),
    load('indexHistory', { index: name, range: '5Y' }),
  ]);
  return { '1D': day, '1M': month, '1Y': year, '5Y': fiveYears } satisfies Record<
    string,
    Sourced<readonly IndexPoint[]> | null
  >;
}

/** Everything that the page of the equity market shows; any part may be missing. */
export async function loadEquityPage(choice: MoversChoice) {
  const charted = chartedIndex(choice);
  const [
    indices,
    nse,
    bse,
    movers,
    charts,
    gainers,
    losers,
    snapshot,
    flows,
    issues,
    news,
    companies,
    years,
    members,
  ] = await Promise.all([
    loadSixIndices(),
    load('indexQuotes', { exchange: 'nse' }),
    load('indexQuotes', { exchange: 'bse' }),
    loadMoversList(choice),
    loadIndexCharts(charted.history ?? charted.feed),
    load('movers', { exchange: 'NSE', index: 'Nifty', kind: 'Gain', size: String(WHOLE_INDEX) }),
    load('movers', { exchange: 'NSE', index: 'Nifty', kind: 'Loss', size: String(WHOLE_INDEX) }),
    load('marketSnapshot', { exchange: choice.exchange }),
    load('institutionalFlows', {}),
    loadIssueLists(),
    load('marketNews', { category: '', size: String(NEWS_SHOWN) }),
    load('companies', {}),
    loadYearSparks(),
    load('indexConstituents', { index: FLOWER_INDEX }),
  ]);
  const sparks = await loadSparks((indices?.data ?? []).map(({ name }) => name));
  return {
    ...clockOf('equity'),
    choice,
    indices,
    sparks,
    boards: { NSE: nse, BSE: bse },
    movers,
    charts,
    gainers,
    losers,
    snapshot,
    flows,
    issues,
    news,
    years,
    members,
    ages: marketClock(new Date()),
    companies: companies?.data ?? null,
  };
}

const CONTRACTS = {
  derivatives: () => load('derivativeSnapshot', {}),
  currency: () => load('currencySnapshot', {}),
  commodity: () => load('commoditySnapshot', {}),
} as const;

type ContractSegment = keyof typeof CONTRACTS;

const loadContracts = (segment: ContractSegment) => CONTRACTS[segment]();

/**
 * Everything that a page of contracts shows.
 * @param query `?month=` is `near`, `next`, `far` or `expired`; `?rows=all` is all of its contracts
 */
export async function loadContractsPage(segment: ContractSegment, query: SearchParameters = {}) {
  const [contracts, companies, years] = await Promise.all([
    loadContracts(segment),
    load('companies', {}),
    segment === 'derivatives' ? loadYearSparks() : NO_SPARKS,
  ]);
  return {
    choice: { month: parameter(query, 'month'), showsAll: parameter(query, 'rows') === 'all' },
    years,
    ...clockOf(segment),
    ages: marketClock(new Date()),
    segment,
    contracts,
    companies: companies?.data ?? null,
  };
}

/** Everything that the page of market news shows. */
export async function loadNewsPage() {
  const [news, articles, indices, snapshot] = await Promise.all([
    load('marketNews', { category: '', size: String(NEWS_READ) }),
    loadRecords('articles', {}),
    loadSixIndices(),
    load('marketSnapshot', { exchange: 'NSE' }),
  ]);
  return { news, articles, indices, snapshot, ages: marketClock(new Date()) };
}
