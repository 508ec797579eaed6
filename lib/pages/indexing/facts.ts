import 'server-only';

import type { AgingKind } from '@/lib/domain/figure/ages';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { MarketList } from '@/lib/domain/market/lists/types';
import { isNotInFiles } from '@/lib/domain/market/sources';
import type { Dated, Source, Sourced } from '@/lib/domain/sourced';
import type { Page } from '@/lib/pages';
import { loadBoardDay, loadEvents, loadListDay } from '@/lib/pages/markets/load-lists';
import { dayOf, latestBy, latestOf } from '@/lib/pages/sitemap/lastmod';
import { RESEARCH_CATEGORIES } from '@/lib/pages/research/categories';
import { loadAddedCategories, newestReport } from '@/lib/pages/research/load-research';
import type { CallName } from '@/lib/provider/calls';
import {
  getArticles,
  getGallery,
  getInfographics,
  getPressReleases,
  getUpdates,
  getVideos,
} from '@/lib/provider/getters/content';
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

/** The call of pages of figures, whose source and age decide whether search engines may index them. */
interface MarketFacts {
  readonly pages: 'market';
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

/** The call of pages of texts, pictures and films, whose records have dates. */
interface EditorialFacts {
  readonly pages: 'editorial';
  readonly find: (page: Page) => Promise<Pick<Held, 'day'>>;
  /** The pictures of the page, for the sitemap. */
  readonly images?: () => Promise<readonly string[]>;
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

const LISTS: MarketFacts = {
  pages: 'market',
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

/** The newest date of a list; the list's own day is that of its reading. */
const newest = <Item>(
  items: readonly Item[] | null | undefined,
  dateOf: (item: Item) => string | null,
) => ({ day: latestBy(items, dateOf) });

async function heldNews(): Promise<Held | null> {
  const news = await load('marketNews', { category: '', size: NEWS_READ });
  const held = heldIn(news);
  return held && { ...held, ...newest(news?.data, ({ date }) => date) };
}

/** The newest report of a category's page, or of all categories on the page above them. */
async function newestReportOf({ path }: Page): Promise<string | null> {
  const slugOfPage = (page: string) => page.slice('/research/'.length);
  if (path !== '/research') return newestReport(slugOfPage(path));
  const all = [...RESEARCH_CATEGORIES, ...((await loadAddedCategories()) ?? [])];
  return latestOf(await Promise.all(all.map(({ slug }) => newestReport(slug))));
}

/**
 * What a page's call has for it, by the call that its record names: whether the page has data, may
 * be indexed and since when it has been as it is follow from this table alone.
 */
export const FACTS: Partial<Readonly<Record<CallName, MarketFacts | EditorialFacts>>> = {
  marketSnapshot: {
    pages: 'market',
    kind: 'market-list',
    find: async () => heldIn(await load('marketSnapshot', { exchange: 'NSE' })),
  },
  indexQuotes: {
    pages: 'market',
    kind: 'market-list',
    find: async () => heldIn(await load('indexQuotes', { exchange: 'nse' })),
  },
  etfs: { pages: 'market', kind: 'market-list', find: async () => heldIn(await getEtfs('NSE')) },
  marketDay: LISTS,
  largeDeals: LISTS,
  companyFigures: {
    pages: 'market',
    kind: null,
    isOptional: true,
    isTool: true,
    find: async () => heldOn(await load('companyFigures', { exchange: 'NSE', on: '' })),
  },
  mutualFunds: { pages: 'market', kind: 'nav', isOptional: true, find: heldFunds },
  derivativeSnapshot: {
    pages: 'market',
    kind: 'contract',
    find: async () => heldIn(await load('derivativeSnapshot', {}), ({ expiry }) => expiry),
  },
  currencySnapshot: {
    pages: 'market',
    kind: 'contract',
    find: async () => heldIn(await load('currencySnapshot', {}), ({ expiry }) => expiry),
  },
  commoditySnapshot: {
    pages: 'market',
    kind: 'contract',
    find: async () => heldIn(await load('commoditySnapshot', {}), ({ expiry }) => expiry),
  },
  lotSizes: {
    pages: 'market',
    kind: 'contract',
    isOptional: true,
    find: async () => heldIn(await load('lotSizes', {}), ({ expiries }) => expiries.at(-1)),
  },
  optionUnderlyings: {
    pages: 'market',
    kind: 'contract',
    isOptional: true,
    find: async () =>
      heldOn(await loadBoardDay('optionUnderlyings', ''), ({ expiries }) => expiries.at(-1)),
  },
  foBan: {
    pages: 'market',
    kind: 'ban-list',
    isOptional: true,
    find: async () => heldOn(await loadBoardDay('foBan', '')),
  },
  participants: {
    pages: 'market',
    kind: 'market-list',
    isOptional: true,
    find: async () => heldOn(await loadBoardDay('participants', '')),
  },
  filedResults: {
    pages: 'market',
    kind: 'results',
    isOptional: true,
    find: async () => heldOn(await loadBoardDay('filedResults', ''), ({ period }) => period),
  },
  corporateActions: {
    pages: 'market',
    kind: 'event',
    isOptional: true,
    find: async () => heldIn((await loadEvents('corporateActions')).events, (one) => one.exDate),
  },
  boardMeetings: {
    pages: 'market',
    kind: 'event',
    isOptional: true,
    find: async () => heldIn((await loadEvents('boardMeetings')).events, (one) => one.date),
  },
  newListings: {
    pages: 'market',
    kind: null,
    find: async () => heldIn(await load('newListings', { exchange: 'NSE' })),
  },
  publicIssues: { pages: 'market', kind: null, find: heldIssues },
  marketNews: { pages: 'market', kind: null, find: heldNews },
  articles: {
    pages: 'editorial',
    find: async () => newest(await getArticles(), ({ createdAt }) => createdAt),
  },
  videos: {
    pages: 'editorial',
    find: async () => newest(await getVideos(), ({ publishedAt }) => publishedAt),
  },
  infographics: {
    pages: 'editorial',
    find: async () => newest(await getInfographics(), ({ createdAt }) => createdAt),
    images: async () => ((await getInfographics()) ?? []).flatMap(({ image }) => image ?? []),
  },
  pressReleases: {
    pages: 'editorial',
    find: async () => newest(await getPressReleases(), ({ date }) => date),
  },
  gallery: {
    pages: 'editorial',
    find: async () => newest(await getGallery(), ({ date }) => date),
  },
  updates: {
    pages: 'editorial',
    find: async () => newest(await getUpdates(), ({ date }) => date),
  },
  reports: { pages: 'editorial', find: async (page) => ({ day: await newestReportOf(page) }) },
};
