import 'server-only';

import { calendarOf } from '@/lib/content/market-calendar';
import { feedNameOf } from '@/lib/markets/indices';
import { chartedIndex, type MoversChoice } from '@/lib/markets/movers-choice';
import type { Segment } from '@/lib/markets/hours';

import type { IndexPoint, Sourced } from '../records';

import { getCompanies } from './companies';
import { getArticles } from './content';
import {
  getCommoditySnapshot,
  getCurrencySnapshot,
  getDerivativeSnapshot,
  getIndexHistory,
  getIndexQuotes,
  getInstitutionalFlows,
  getMarketNews,
  getMarketSnapshot,
  getMovers,
  getPublicIssues,
  getSixIndices,
} from './market';

/** The flower shows every company of the Nifty. */
const WHOLE_INDEX = 50;
const MOVERS_SHOWN = 18;
const NEWS_SHOWN = 3;
const NEWS_READ = 100;

/** When a page was rendered, and the calendar that gives the market status. */
const clockOf = (segment: Segment) => ({
  now: new Date().toISOString(),
  calendar: calendarOf(segment),
});

/** The shares of a chosen list. */
export const getMoversList = ({ exchange, index, list }: MoversChoice) =>
  getMovers(exchange, index.feed, list.list, MOVERS_SHOWN);

export async function getIssueLists() {
  const [open, upcoming, closed, listed] = await Promise.all([
    getPublicIssues('open'),
    getPublicIssues('upcoming'),
    getPublicIssues('closed'),
    getPublicIssues('listed'),
  ]);
  return { open, upcoming, closed, listed };
}

async function getSparks(names: readonly string[]) {
  const entries = await Promise.all(
    names.map(async (name) => {
      const history = await getIndexHistory(feedNameOf(name), '1D');
      return [name, history?.data ?? []] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** The course of an index over each range. */
export async function getIndexCharts(name: string) {
  const [day, month, year, fiveYears] = await Promise.all([
    getIndexHistory(name, '1D'),
    getIndexHistory(name, '1M'),
    getIndexHistory(name, '1Y'),
    getIndexHistory(name, '5Y'),
  ]);
  return { '1D': day, '1M': month, '1Y': year, '5Y': fiveYears } satisfies Record<
    string,
    Sourced<readonly IndexPoint[]> | null
  >;
}

/** Everything that the page of the equity market shows; any part may be missing. */
export async function getEquityPage(choice: MoversChoice) {
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
  ] = await Promise.all([
    getSixIndices(),
    getIndexQuotes('nse'),
    getIndexQuotes('bse'),
    getMoversList(choice),
    getIndexCharts(charted.history ?? charted.feed),
    getMovers('NSE', 'Nifty', 'Gain', WHOLE_INDEX),
    getMovers('NSE', 'Nifty', 'Loss', WHOLE_INDEX),
    getMarketSnapshot(choice.exchange),
    getInstitutionalFlows(),
    getIssueLists(),
    getMarketNews('', NEWS_SHOWN),
    getCompanies(),
  ]);
  const sparks = await getSparks((indices?.data ?? []).map(({ name }) => name));
  return {
    ...clockOf('equity'),
    ...{ choice, indices, sparks, boards: { NSE: nse, BSE: bse }, movers, charts, gainers, losers },
    ...{ snapshot, flows, issues, news },
    companies: companies?.data ?? null,
  };
}

const CONTRACTS = {
  derivatives: getDerivativeSnapshot,
  currency: getCurrencySnapshot,
  commodity: getCommoditySnapshot,
} as const;

export type ContractSegment = keyof typeof CONTRACTS;

export const getContracts = (segment: ContractSegment) => CONTRACTS[segment]();

/** Everything that a page of contracts shows. */
export async function getContractsPage(segment: ContractSegment) {
  const [contracts, companies] = await Promise.all([getContracts(segment), getCompanies()]);
  return { ...clockOf(segment), segment, contracts, companies: companies?.data ?? null };
}

/** Everything that the page of market news shows. */
export async function getNewsPage() {
  const [news, articles] = await Promise.all([getMarketNews('', NEWS_READ), getArticles()]);
  return { news, articles };
}
