import 'server-only';

import { MARKET_LISTS } from '@/lib/markets/lists/table';
import type { MarketList } from '@/lib/markets/lists/types';
import type { CallName } from '@/lib/provider/calls';
import { getFundList } from '@/lib/provider/getters/funds';
import { getEvents, getListDay } from '@/lib/provider/getters/lists';
import { load } from '@/lib/provider/load';

import type { Page } from './index';

const newest = { on: '' };
const ofDay = { of: 'day' } as const;
const listAt = (path: string): Pick<MarketList, 'of'> =>
  MARKET_LISTS.find((list) => list.path === path) ?? ofDay;

/** Made-up changes of real companies are not for search engines. */
async function isListKnown({ path }: Page): Promise<boolean> {
  const day = await getListDay(listAt(path), '');
  return Boolean(day?.data.date) && day?.source !== 'sample';
}

async function hasEvents(name: 'corporateActions' | 'boardMeetings'): Promise<boolean> {
  return ((await getEvents(name)).events?.data.length ?? 0) > 0;
}

/** Calls that a provider may not have, with whether they say anything. */
const KNOWN: Partial<Readonly<Record<CallName, (page: Page) => Promise<boolean>>>> = {
  marketDay: isListKnown,
  largeDeals: isListKnown,
  companyFigures: async () =>
    Boolean((await load('companyFigures', { exchange: 'NSE', on: '' }))?.data.date),
  foBan: async () => Boolean((await load('foBan', newest))?.data.date),
  optionUnderlyings: async () => Boolean((await load('optionUnderlyings', newest))?.data.date),
  participants: async () => Boolean((await load('participants', newest))?.data.date),
  mutualFunds: async () => ((await getFundList())?.data.families.length ?? 0) > 0,
  lotSizes: async () => ((await load('lotSizes', {}))?.data.length ?? 0) > 0,
  corporateActions: () => hasEvents('corporateActions'),
  boardMeetings: () => hasEvents('boardMeetings'),
};

/**
 * Whether a page has something to show for search engines; one without stays out of them and of the
 * sitemap.
 */
export async function hasData(page: Page): Promise<boolean> {
  const known = page.needs && KNOWN[page.needs];
  return known ? known(page) : true;
}
