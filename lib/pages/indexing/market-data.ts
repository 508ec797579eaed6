import 'server-only';

import type { AgingKind } from '@/lib/domain/figure/ages';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { MarketList } from '@/lib/domain/market/lists/types';
import { isNotInFiles } from '@/lib/domain/market/sources';
import type { Dated, Source, Sourced } from '@/lib/domain/sourced';
import type { Page } from '@/lib/pages';
import { loadBoardDay, loadEvents, loadListDay } from '@/lib/pages/markets/load-lists';
import { dayOf, latestBy, latestOf } from '@/lib/pages/sitemap/lastmod';
import type { CallName } from '@/lib/provider/calls';
import { getFundList } from '@/lib/provider/getters/funds';
import { getEtfs } from '@/lib/provider/getters/market';
import { load } from '@/lib/provider/load';

/** What a call has for its page. */
export interface Held {
  readonly source: Source;
  /** Whether it has any rows. */
  readonly hasRows: boolean;
  /** The newest day of the figures. */
  readonly day: string | null;
  /** The last expiry, event or quarter on the page, where its figures age by that and not by their day. */
  readonly until?: string | null;
}

interface MarketData {
  /**
   * The kind that sets the maximum age of the page's figures; `null` for figures about past days.
   */
  readonly kind: AgingKind | null;
  /**
   * The visitor chooses what its pages show, so sample figures do not exclude them from search
   * engines.
   */
  readonly isTool?: true;
  /** A provider may not have the call: without an answer there is nothing to show. */
  readonly isOptional?: true;
  /** `null` if there is no answer. */
  readonly find: (page: Page) => Promise<Held | null>;
}

const NEWS_READ = '100';

const ofDay = { of: 'day' } as const;
const listAt = (path: string): Pick<MarketList, 'of'> =>
  MARKET_LISTS.find((list) => list.path === path) ?? ofDay;

/** A list, with the day of its figures. @param until the day that decides a row's age */
function heldIn<Row>(
  list: Sourced<readonly Row[]> | null,
  until?: (row: Row) => string | null | undefined,
): Held | null {
  if (!list) return null;
  return {
    source: list.source,
    hasRows: list.data.length > 0,
    day: dayOf(list),
    ...(until && { until: latestOf(list.data.map(until)) }),
  };
}

/** The rows of a session. */
function heldOn<Row>(
  answer: Sourced<Dated<Row>> | null,
  until?: (row: Row) => string | null | undefined,
): Held | null {
  if (!answer) return null;
  const { date, rows } = answer.data;
  return {
    source: answer.source,
    hasRows: date !== null,
    day: date,
    ...(until && { until: latestOf(rows.map(until)) }),
  };
}

const LISTS: MarketData = {
  kind: 'market-list',
  isOptional: true,
  find: async ({ path }) => heldOn(await loadListDay(listAt(path), '')),
};

async function heldFunds(): Promise<Held | null> {
  const funds = await getFundList();
  if (!funds) return null;
  return { source: funds.source, hasRows: funds.data.families.length > 0, day: dayOf(funds) };
}

/** Without a source the answer is `null`; with one, an empty list is an answer too. */
async function heldIssues(): Promise<Held | null> {
  const open = await load('publicIssues', { state: 'open' });
  return open && { source: open.source, hasRows: !isNotInFiles(open), day: null };
}

async function heldNews(): Promise<Held | null> {
  const news = await load('marketNews', { category: '', size: NEWS_READ });
  const held = heldIn(news);
  return held && { ...held, day: latestBy(news?.data, ({ date }) => date) };
}

/** The calls of market pages: what they have, and which days decide its age. */
export const MARKET_DATA: Partial<Readonly<Record<CallName, MarketData>>> = {
  marketSnapshot: {
    kind: 'market-list',
    find: async () => heldIn(await load('marketSnapshot', { exchange: 'NSE' })),
  },
  indexQuotes: {
    kind: 'market-list',
    find: async () => heldIn(await load('indexQuotes', { exchange: 'nse' })),
  },
  etfs: { kind: 'market-list', find: async () => heldIn(await getEtfs('NSE')) },
  marketDay: LISTS,
  largeDeals: LISTS,
  companyFigures: {
    kind: null,
    isOptional: true,
    isTool: true,
    find: async () => heldOn(await load('companyFigures', { exchange: 'NSE', on: '' })),
  },
  mutualFunds: { kind: 'nav', isOptional: true, find: heldFunds },
  derivativeSnapshot: {
    kind: 'contract',
    find: async () => heldIn(await load('derivativeSnapshot', {}), ({ expiry }) => expiry),
  },
  currencySnapshot: {
    kind: 'contract',
    find: async () => heldIn(await load('currencySnapshot', {}), ({ expiry }) => expiry),
  },
  commoditySnapshot: {
    kind: 'contract',
    find: async () => heldIn(await load('commoditySnapshot', {}), ({ expiry }) => expiry),
  },
  lotSizes: {
    kind: 'contract',
    isOptional: true,
    find: async () => heldIn(await load('lotSizes', {}), ({ expiries }) => expiries.at(-1)),
  },
  optionUnderlyings: {
    kind: 'contract',
    isOptional: true,
    find: async () =>
      heldOn(await loadBoardDay('optionUnderlyings', ''), ({ expiries }) => expiries.at(-1)),
  },
  foBan: {
    kind: 'ban-list',
    isOptional: true,
    find: async () => heldOn(await loadBoardDay('foBan', '')),
  },
  participants: {
    kind: 'market-list',
    isOptional: true,
    find: async () => heldOn(await loadBoardDay('participants', '')),
  },
  filedResults: {
    kind: 'results',
    isOptional: true,
    find: async () => heldOn(await loadBoardDay('filedResults', ''), ({ period }) => period),
  },
  corporateActions: {
    kind: 'event',
    isOptional: true,
    find: async () => heldIn((await loadEvents('corporateActions')).events, (one) => one.exDate),
  },
  boardMeetings: {
    kind: 'event',
    isOptional: true,
    find: async () => heldIn((await loadEvents('boardMeetings')).events, (one) => one.date),
  },
  newListings: {
    kind: null,
    find: async () => heldIn(await load('newListings', { exchange: 'NSE' })),
  },
  publicIssues: { kind: null, find: heldIssues },
  marketNews: { kind: null, find: heldNews },
};
