import {
  formatDate,
  formatDayMonth,
  formatNumber,
  formatRupees,
  MISSING,
} from '@/lib/tools/format';
import type { Sourced } from '@/lib/domain/sourced';

import type { PublicIssue } from './records';

export const ISSUE_STATES = ['open', 'upcoming', 'closed', 'listed'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

export const ISSUE_NAMES: Readonly<Record<IssueState, string>> = {
  open: 'Open',
  upcoming: 'Upcoming',
  closed: 'Closed',
  listed: 'Listed',
};

export type IssueLists = Readonly<Record<IssueState, Sourced<readonly PublicIssue[]> | null>>;

/** The state of an issue on a day: a list made earlier may still call one open that has closed. */
function stateOn(
  { openDate, closeDate }: PublicIssue,
  listed: IssueState,
  day: string,
): IssueState {
  if (listed === 'closed' || listed === 'listed') return listed;
  if (closeDate !== null && closeDate < day) return 'closed';
  return openDate !== null && openDate <= day ? 'open' : listed;
}

/** The lists with each issue where its dates put it on a day, `YYYY-MM-DD`. */
export function issuesOn(lists: IssueLists, day: string): IssueLists {
  const placed = ISSUE_STATES.flatMap((listed) =>
    (lists[listed]?.data ?? []).map((issue) => ({ issue, state: stateOn(issue, listed, day) })),
  );
  const listOf = (state: IssueState) => {
    const list = lists[state];
    const data = placed.filter((one) => one.state === state).map(({ issue }) => issue);
    return list && { ...list, data };
  };
  return {
    ...{ open: listOf('open'), upcoming: listOf('upcoming') },
    ...{ closed: listOf('closed'), listed: listOf('listed') },
  };
}

/** `₹282.00 to ₹297.00`; one price where both are equal or one is missing. */
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

/** `18 Nov to 20 Nov 2026`; for a listed issue the listing day. */
export function issueDays(
  { openDate, closeDate, listingDate }: PublicIssue,
  state: IssueState,
): string {
  if (state === 'listed') return formatDate(listingDate ?? closeDate);
  if (openDate && closeDate) return `${formatDayMonth(openDate)} to ${formatDate(closeDate)}`;
  return formatDate(openDate ?? closeDate);
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
