import 'server-only';

import { calendarOf } from '@/lib/content/market-calendar';
import { firm } from '@/lib/content/firm';
import { mayShowBids } from '@/lib/domain/issue/bids';
import { listingRows } from '@/lib/domain/issue/listings';
import { ISSUE_STATES, type IssueLists } from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { getCompanies } from '@/lib/provider/getters/companies';
import { load } from '@/lib/provider/load';
import { slugOf } from '@/lib/tools/slug';
import { indianClock } from '@/lib/tools/time';

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

/** The page of all issues. */
export async function loadIssuesPage() {
  return { issues: await loadIssueLists() };
}

/** The first day on NSE and the last close of an issue's share; `null` without prices. */
async function loadListed({ details: { symbol, isin, issuePrice } }: PublicIssue) {
  const [listings, companies] = await Promise.all([
    load('newListings', { exchange: 'NSE' }),
    getCompanies(),
  ]);
  const first = listings?.data.find(
    (one) => one.symbol === symbol || (isin !== null && one.isin === isin),
  );
  if (!listings || !first) return null;
  const company = companies?.data.find((one) => one.symbol === first.symbol);
  return {
    slug: company?.slug ?? null,
    issuePrice,
    source: listings.source,
    asOf: first.lastDay ?? listings.asOf,
    open: first.open,
    close: first.close,
    now: first.last,
  };
}

/** Bids, if they may be shown; otherwise the call is not made. */
async function loadBids(issue: PublicIssue) {
  if (!mayShowBids(issue.details.firmRole, firm.showBids)) return null;
  return load('issueBids', { slug: issueSlug(issue) });
}

/** Everything that the page of an issue shows; `null` for an unknown one. */
export async function loadIssue(slug: string) {
  const lists = await loadIssueLists();
  const found = issuesIn(lists).find(({ issue }) => issueSlug(issue) === slug);
  if (!found) return null;
  const { issue, state, of } = found;
  const [listed, bids] = await Promise.all([
    state === 'listed' ? loadListed(issue) : null,
    loadBids(issue),
  ]);
  const holidays = new Set(calendarOf('equity').holidays.map(({ day }) => day));
  const source = { asOf: of.asOf, source: of.source, note: of.note };
  return { issue, state, source, listed, bids, holidays, clock: indianClock(new Date()) };
}

/** First days on NSE, with issue prices where a listed issue's record states them. */
export async function loadNewListings() {
  const [listings, issues, companies] = await Promise.all([
    load('newListings', { exchange: 'NSE' }),
    load('publicIssues', { state: 'listed' }),
    getCompanies(),
  ]);
  return {
    listings: listings && { ...listings, data: listingRows(listings.data, issues?.data ?? []) },
    slugs: new Map((companies?.data ?? []).map(({ symbol, slug }) => [symbol, slug])),
  };
}
