import 'server-only';

import { calendarOf } from '@/lib/content/market-calendar';
import { firm } from '@/lib/content/firm';
import { adjustedLine } from '@/lib/domain/became/barriers';
import { drawable } from '@/lib/domain/company/history';
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

/** All issues with their states; of two with one address the first counts. */
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

/** The first day on the exchange and the last close of an issue's share; `null` without prices. */
async function loadListed({ details: { symbol, issuePrice }, listingDate }: PublicIssue) {
  const companies = symbol === null ? null : await getCompanies();
  const company = companies?.data.find((one) => one.symbol === symbol);
  if (!company || listingDate === null) return null;
  const { code } = company;
  const [history, events] = await Promise.all([
    load('tradedHistory', { code, range: '1Y' }),
    load('companyEvents', { code }),
  ]);
  const candles = drawable(history?.data);
  const first = candles.find(({ time }) => time.slice(0, 10) === listingDate.slice(0, 10));
  const last = candles.at(-1);
  if (!history || !events || !first || !last) return null;
  const line = adjustedLine(candles, events.data.actions);
  const start = line.find(({ day }) => day === first.time.slice(0, 10));
  // What one share of the first day is today: two after a bonus of one for one.
  const shares = first.close / (start?.value ?? first.close);
  return {
    ...{ slug: company.slug, issuePrice, source: history.source, asOf: last.time.slice(0, 10) },
    ...{ open: first.open, close: first.close, now: last.close * shares },
  };
}

/** Bids, where they may be shown; nobody else is asked for them. */
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
