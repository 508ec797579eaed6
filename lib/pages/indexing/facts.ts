import 'server-only';

import type { AgingKind } from '@/lib/domain/figure/ages';
import { listRows } from '@/lib/domain/market/lists/rows';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { MarketList } from '@/lib/domain/market/lists/types';
import type { Dated, Source, Sourced } from '@/lib/domain/sourced';
import type { Page } from '@/lib/pages';
import { loadBoardDay, loadEvents, loadListDay } from '@/lib/pages/markets/load-lists';
import { dayOf, latestBy, latestOf } from '@/lib/pages/sitemap/lastmod';
import { RESEARCH_CATEGORIES } from '@/lib/pages/research/categories';
import { loadAddedCategories, newestReport } from '@/lib/pages/research/load-research';
import { LISTED_STATES } from '@/lib/domain/market/issues';
import type { CallName } from '@/lib/provider/calls';
import { load } from '@/lib/provider/load';
import { loadRecords } from '@/lib/provider/load-records';

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
  /**
   * Texts that are true of any firm, or state what its profile states: the sample's are indexed too.
   * Other records of the sample firm are made up.
   */
  readonly isGeneral?: true;
  readonly find: (page: Page) => Promise<Pick<Held, 'day'>>;
  /** The pictures of the page, for the sitemap. */
  readonly images?: () => Promise<readonly string[]>;
}

const NEWS_READ = '100';

/** The list of a page; `undefined` for the page of all lists. */
const listAt = (path: string): MarketList | undefined =>
  MARKET_LISTS.find((list) => list.path === path);

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

/** The rows of a list by its own rule: a session has rows of which a list may have none. */
const LISTS: MarketFacts = {
  pages: 'market',
  kind: 'market-list',
  isOptional: true,
  find: async ({ path }) => {
    const list = listAt(path);
    const answer = await loadListDay(list ?? { of: 'day' }, '');
    const held = heldOn(answer);
    if (!held || !answer || !list) return held;
    return { ...held, hasRows: held.hasRows && listRows(list, answer.data.rows).length > 0 };
  },
};

/** The page is empty without an answer. */
const COMPANIES: MarketFacts = {
  pages: 'market',
  kind: null,
  isOptional: true,
  find: async () => heldIn(await load('companies', {})),
};

async function heldFunds(): Promise<Held | null> {
  const funds = await load('mutualFunds', {});
  if (!funds) return null;
  return { source: funds.source, hasRows: funds.data.families.length > 0, day: dayOf(funds) };
}

/** The issues of every state: the page is worth finding while one of them has a row. */
async function heldIssues(): Promise<Held | null> {
  const lists = await Promise.all(LISTED_STATES.map((state) => load('publicIssues', { state })));
  const known = lists.filter((list) => list !== null);
  const [first] = known.filter(({ data }) => data.length > 0);
  if (known.length === 0) return null;
  return { source: (first ?? known[0])?.source ?? 'sample', hasRows: Boolean(first), day: null };
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

const undated = () => Promise.resolve({ day: null });
/** The firm's standing facts, without a date. */
const STANDING: EditorialFacts = { pages: 'editorial', isGeneral: true, find: undated };

/**
 * What a page's call has for it, by the call that its record names: whether the page has data, may
 * be indexed and since when it has been as it is follow from this table alone. A call without a row
 * keeps its page out of search engines.
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
  etfs: {
    pages: 'market',
    kind: 'market-list',
    find: async () => heldIn(await load('etfs', { exchange: 'NSE' })),
  },
  companies: COMPANIES,
  stockHistory: { ...COMPANIES, isTool: true },
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
    isGeneral: true,
    find: async () => newest(await loadRecords('articles', {}), ({ createdAt }) => createdAt),
  },
  videos: {
    pages: 'editorial',
    find: async () => newest(await loadRecords('videos', {}), ({ publishedAt }) => publishedAt),
  },
  infographics: {
    pages: 'editorial',
    isGeneral: true,
    find: async () => newest(await loadRecords('infographics', {}), ({ createdAt }) => createdAt),
    images: async () =>
      ((await loadRecords('infographics', {})) ?? []).flatMap(({ image }) => image ?? []),
  },
  pressReleases: {
    pages: 'editorial',
    find: async () => newest(await loadRecords('pressReleases', {}), ({ date }) => date),
  },
  gallery: {
    pages: 'editorial',
    find: async () => newest(await loadRecords('gallery', {}), ({ date }) => date),
  },
  updates: {
    pages: 'editorial',
    find: async () => newest(await loadRecords('updates', {}), ({ date }) => date),
  },
  reports: { pages: 'editorial', find: async (page) => ({ day: await newestReportOf(page) }) },
  awards: { pages: 'editorial', find: undated },
  webinars: { pages: 'editorial', find: undated },
  branches: STANDING,
  collaterals: STANDING,
  contacts: STANDING,
  faqs: STANDING,
  forms: STANDING,
  menu: STANDING,
  tools: STANDING,
};
