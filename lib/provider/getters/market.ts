import 'server-only';

import { pickMainIndices } from '@/lib/domain/index/main-indices';
import { NO_SPARKS, type Sparks, sparksOf } from '@/lib/domain/market/sparks';

import { load } from '../load';
import type { StockQuote } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';

export type Exchange = 'NSE' | 'BSE';
export type MoverKind = 'Gain' | 'Loss' | 'Volume' | 'Value' | 'High52' | 'Low52';
export type IndexRange = '1D' | '1M' | '1Y' | '5Y';
export type StockRange = '1M' | '1Y' | '5Y';
export type IssueState = 'open' | 'upcoming' | 'closed' | 'listed';

/** Size of the Popular Stocks list, which the specification fixes. */
const POPULAR_SIZE = 20;

export const getIndexQuotes = (exchange: 'bse' | 'nse') => load('indexQuotes', { exchange });

/** The six indices of the top bar, from both exchanges' feeds, fetched together. */
export async function getSixIndices(): Promise<Sourced<readonly IndexQuote[]> | null> {
  const answers = await Promise.all([getIndexQuotes('bse'), getIndexQuotes('nse')]);
  const loaded = answers.filter((answer) => answer !== null);
  const [first] = loaded;
  if (!first) return null;
  const data = pickMainIndices(loaded.flatMap((answer) => answer.data));
  // Source and date are those of the feed that has data: an exchange without a file has none.
  const dated = loaded.find((answer) => answer.data.length > 0) ?? first;
  return { ...dated, data };
}

export const getMovers = (exchange: Exchange, index: string, kind: MoverKind, size: number) =>
  load('movers', { exchange, index, kind, size: String(size) });

/** The twenty gainers of the Nifty, by symbol ascending. */
export async function getPopularStocks(): Promise<Sourced<readonly StockQuote[]> | null> {
  const movers = await getMovers('NSE', 'Nifty', 'Gain', POPULAR_SIZE);
  if (!movers) return null;
  const bySymbol = [...movers.data].sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
  return { ...movers, data: bySymbol.slice(0, POPULAR_SIZE) };
}

export const getIndexHistory = (index: string, range: IndexRange) =>
  load('indexHistory', { index, range });

export const getStockHistory = (code: string, range: StockRange) =>
  load('stockHistory', { code, range });

export const getMarketSnapshot = (exchange: Exchange) => load('marketSnapshot', { exchange });

/** The year of every share, exchange-traded fund and index, by code; empty if it is not known. */
export async function getSparks(): Promise<Sparks> {
  const closes = await load('closes', { exchange: 'NSE' });
  return closes ? sparksOf(closes.data) : NO_SPARKS;
}

export const getEtfs = (exchange: Exchange) => load('etfs', { exchange });

export const getDerivativeSnapshot = () => load('derivativeSnapshot', {});

export const getCurrencySnapshot = () => load('currencySnapshot', {});

export const getCommoditySnapshot = () => load('commoditySnapshot', {});

export const getInstitutionalFlows = () => load('institutionalFlows', {});

/** @param category blank for all */
export const getMarketNews = (category: string, size: number) =>
  load('marketNews', { category, size: String(size) });

export const getPublicIssues = (state: IssueState) => load('publicIssues', { state });
