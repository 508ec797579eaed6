import 'server-only';

import { calendarOf } from '@/lib/content/market-calendar';
import { listingRows } from '@/lib/domain/issue/listings';
import { ISSUE_STATES, type IssueLists } from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { load } from '@/lib/provider/load';
import { indianClock } from '@/lib/tools/time';
import { slugOf } from '@/lib/tools/slug';

/** The last part of an issue's address. */
export const issueSlug = ({ slug, name }: Pick<PublicIssue, 'slug' | 'name'>): string =>
  slugOf(slug ?? name);

/** All issues with their states; if two have the same address, the first is used. */
export function issuesIn(lists: IssueLists) {
  return ISSUE_STATES.flatMap((state) => {
    const list = lists[state];
    return list ? list.data.map((issue) => ({ issue, state, of: list })) : [];
  });
}

/** The page of all issues, with the first days on NSE for a day without an issue. */
export async function loadIssuesPage() {
  const [issues, { listings, slugs }] = await Promise.all([loadIssueLists(), loadNewListings()]);
  const holidays = new Set(calendarOf('equity').holidays.map(({ day }) => day));
  return { issues, listings, slugs, holidays, clock: indianClock(new Date()) };
}

/** First days on NSE, with issue prices where a listed issue's record states them. */
export async function loadNewListings() {
  const [listings, issues, companies] = await Promise.all([
    load('newListings', { exchange: 'NSE' }),
    load('publicIssues', { state: 'listed' }),
    load('companies', {}),
  ]);
  return {
    listings: listings && { ...listings, data: listingRows(listings.data, issues?.data ?? []) },
    slugs: new Map((companies?.data ?? []).map(({ symbol, slug }) => [symbol, slug])),
  };
}
