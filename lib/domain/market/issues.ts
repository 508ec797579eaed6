import {
  formatDate,
  formatDayMonth,
  formatNumber,
  formatRupees,
  MISSING,
} from '@/lib/tools/format';
import { daysBetween, indianDay } from '@/lib/tools/time';
import { BIDDING_HOURS, type Clock, hasClosed, hasOpened } from './bidding-hours';
import type { Sourced } from '@/lib/domain/sourced';

import type { PublicIssue } from './records';

/** The lists that a provider has. */
export const LISTED_STATES = ['open', 'upcoming', 'closed', 'listed'] as const;
/** The lists that are shown. */
export const ISSUE_STATES = [...LISTED_STATES, 'withdrawn'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

export const ISSUE_NAMES: Readonly<Record<IssueState, string>> = {
  open: 'Open',
  upcoming: 'Upcoming',
  closed: 'Closed',
  listed: 'Listed',
  withdrawn: 'Withdrawn',
};

type ProviderLists = Readonly<
  Record<(typeof LISTED_STATES)[number], Sourced<readonly PublicIssue[]> | null>
>;
export type IssueLists = Readonly<Record<IssueState, Sourced<readonly PublicIssue[]> | null>>;

/** The state of an issue at a moment: a list made earlier may still call one open that has closed. */
function stateAt(
  { openDate, closeDate, details: { ended } }: PublicIssue,
  listed: IssueState,
  clock: Clock,
): IssueState {
  if (ended !== null) return 'withdrawn';
  if (listed === 'closed' || listed === 'listed') return listed;
  if (closeDate !== null && hasClosed(closeDate, clock)) return 'closed';
  if (openDate === null) return listed;
  return hasOpened(openDate, clock) ? 'open' : 'upcoming';
}

/**
 * The lists with each issue in its state at a given time; withdrawn issues are separate.
 * @param clock the moment in India
 */
export function issuesAt(lists: ProviderLists, clock: Clock): IssueLists {
  const placed = LISTED_STATES.flatMap((listed) =>
    (lists[listed]?.data ?? []).map((issue) => ({ issue, state: stateAt(issue, listed, clock) })),
  );
  const listOf = (state: IssueState, list: ProviderLists['open']) => {
    const data = placed.filter((one) => one.state === state).map(({ issue }) => issue);
    return list && { ...list, data };
  };
  const { open, upcoming, closed, listed } = lists;
  return {
    open: listOf('open', open),
    upcoming: listOf('upcoming', upcoming),
    closed: listOf('closed', closed),
    listed: listOf('listed', listed),
    withdrawn: listOf('withdrawn', upcoming ?? open ?? closed ?? listed),
  };
}

/** `₹282.00 to ₹297.00`; one price if both are equal or one is missing. */
export function priceBand({ priceLow, priceHigh }: PublicIssue): string {
  const [low, high] = [priceLow ?? priceHigh, priceHigh ?? priceLow];
  if (low === null || high === null) return MISSING;
  return low === high ? formatRupees(low) : `${formatRupees(low)} to ${formatRupees(high)}`;
}

/** Price of one lot at the upper end of the band, in rupees. */
export const lotCost = ({ priceLow, priceHigh, lotSize }: PublicIssue): number | null => {
  const price = priceHigh ?? priceLow;
  return price === null || lotSize === null ? null : price * lotSize;
};

/** `18 Nov to 20 Nov 2026`; for a listed or withdrawn issue the day of that. */
export function issueDays(
  { openDate, closeDate, listingDate, details: { ended } }: PublicIssue,
  state: IssueState,
): string {
  if (state === 'withdrawn') return formatDate(ended?.date);
  if (state === 'listed') return formatDate(listingDate ?? closeDate);
  if (openDate && closeDate) return `${formatDayMonth(openDate)} to ${formatDate(closeDate)}`;
  return formatDate(openDate ?? closeDate);
}

/** `Closes in 2 days`, `Closes today at 17:00`; `null` if the last day is not known or over. */
export function closesIn({ closeDate }: PublicIssue, clock: Clock): string | null {
  if (closeDate === null || hasClosed(closeDate, clock)) return null;
  const days = daysBetween(clock.day, indianDay(closeDate));
  if (days === 0) return `Closes today at ${BIDDING_HOURS.to}`;
  return days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`;
}

/** `3.42 times` */
export const subscription = (times: number | null): string =>
  times === null ? MISSING : `${formatNumber(times)} times`;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Summarises the issues: `Four public issues are open, two to come`. */
export function issuesSentence(open: readonly PublicIssue[] | null, upcoming: number): string {
  if (open === null) return 'Public issues';
  const count = COUNTS[open.length] ?? String(open.length);
  const lead = `${count} public ${open.length === 1 ? 'issue is' : 'issues are'} open`;
  if (upcoming === 0) return lead;
  return `${lead}, ${(COUNTS[upcoming] ?? String(upcoming)).toLowerCase()} to come`;
}
