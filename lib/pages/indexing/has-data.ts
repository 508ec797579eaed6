import 'server-only';

import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { MarketList } from '@/lib/domain/market/lists/types';
import type { CallName } from '@/lib/provider/calls';
import { getFundList } from '@/lib/provider/getters/funds';
import { getEtfs } from '@/lib/provider/getters/market';
import {
  DATED_BOARDS,
  loadBoardDay,
  loadEvents,
  loadListDay,
} from '@/lib/pages/markets/load-lists';
import { load } from '@/lib/provider/load';
import type { Source } from '@/lib/domain/sourced';

import type { Page } from '@/lib/pages';

const ofDay = { of: 'day' } as const;
const listAt = (path: string): Pick<MarketList, 'of'> =>
  MARKET_LISTS.find((list) => list.path === path) ?? ofDay;

/** Made-up changes of real companies are not for search engines. */
async function isListKnown({ path }: Page): Promise<boolean> {
  const day = await loadListDay(listAt(path), '');
  return Boolean(day?.data.date) && day?.source !== 'sample';
}

const hasSession = async (name: (typeof DATED_BOARDS)[number]): Promise<boolean> =>
  Boolean((await loadBoardDay(name, ''))?.data.date);

async function hasEvents(name: 'corporateActions' | 'boardMeetings'): Promise<boolean> {
  return ((await loadEvents(name)).events?.data.length ?? 0) > 0;
}

/** Calls that a provider may not have, with whether they say anything. */
const KNOWN: Partial<Readonly<Record<CallName, (page: Page) => Promise<boolean>>>> = {
  ...Object.fromEntries(DATED_BOARDS.map((name) => [name, () => hasSession(name)])),
  marketDay: isListKnown,
  largeDeals: isListKnown,
  companyFigures: async () =>
    Boolean((await load('companyFigures', { exchange: 'NSE', on: '' }))?.data.date),
  mutualFunds: async () => ((await getFundList())?.data.families.length ?? 0) > 0,
  lotSizes: async () => ((await load('lotSizes', {}))?.data.length ?? 0) > 0,
  corporateActions: () => hasEvents('corporateActions'),
  boardMeetings: () => hasEvents('boardMeetings'),
};

/** Where the figures of market pages come from. */
const SOURCES: Partial<Readonly<Record<CallName, () => Promise<Source | undefined>>>> = {
  marketSnapshot: async () => (await load('marketSnapshot', { exchange: 'NSE' }))?.source,
  indexQuotes: async () => (await load('indexQuotes', { exchange: 'nse' }))?.source,
  etfs: async () => (await getEtfs('NSE'))?.source,
  derivativeSnapshot: async () => (await load('derivativeSnapshot', {}))?.source,
  currencySnapshot: async () => (await load('currencySnapshot', {}))?.source,
  commoditySnapshot: async () => (await load('commoditySnapshot', {}))?.source,
  mutualFunds: async () => (await getFundList())?.source,
  ...Object.fromEntries(
    DATED_BOARDS.map((name) => [name, async () => (await loadBoardDay(name, ''))?.source]),
  ),
  lotSizes: async () => (await load('lotSizes', {}))?.source,
  corporateActions: async () => (await loadEvents('corporateActions')).events?.source,
  boardMeetings: async () => (await loadEvents('boardMeetings')).events?.source,
};

/** Whether a market page has something to show; the search of the site leaves out one without. */
export async function hasData(page: Page): Promise<boolean> {
  const known = page.needs && KNOWN[page.needs];
  return known ? known(page) : true;
}

/** Whether a page is for search engines and the sitemap: it has data, and no made-up figures. */
export async function isForSearchEngines(page: Page): Promise<boolean> {
  const source = page.type === 'market' && page.needs ? SOURCES[page.needs] : undefined;
  return (await hasData(page)) && (await source?.()) !== 'sample';
}
