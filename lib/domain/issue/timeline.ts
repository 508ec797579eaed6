import type { PublicIssue } from '@/lib/domain/market/records';
import { formatDate } from '@/lib/tools/format';
import { addDays, daysBetween, isWeekend, indianDay } from '@/lib/tools/time';

import { BIDDING_HOURS, type Clock, hasClosed, hasOpened } from '@/lib/domain/market/bidding-hours';

/** A day of an issue. */
export interface IssueStep {
  readonly key: 'open' | 'close' | 'allotment' | 'credit' | 'listing' | 'ended';
  readonly label: string;
  readonly day: string;
  /** Counted from the closing day, where nobody has stated the day. */
  readonly isByRule: boolean;
}

/**
 * The working day that follows a day by so many: as SEBI counts them for public issues, the
 * exchanges' trading days without Sundays, so that a session on a Sunday is none.
 * @param holidays days on weekdays without trading
 */
function workingDayAfter(day: string, count: number, holidays: ReadonlySet<string>) {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, 1);
    if (!isWeekend(found) && !holidays.has(found)) left -= 1;
  }
  return found;
}

/** Working days after the closing day (T): allotment, credit of shares, listing. SEBI, since December 2023. */
const AFTER_CLOSE = { allotment: 1, credit: 2, listing: 3 } as const;

/** How an issue ended that nobody is allotted shares of. */
export const ENDINGS = { withdrawn: 'Withdrawn', failed: 'Failed' } as const;

/** The days of an issue that went on to its end, as far as they are known or follow by rule. */
function plannedSteps(
  { openDate, closeDate, listingDate, details }: PublicIssue,
  holidays: ReadonlySet<string>,
): readonly IssueStep[] {
  const step = (
    key: IssueStep['key'],
    label: string,
    given: string | null,
  ): readonly IssueStep[] => {
    if (given !== null) return [{ key, label, day: indianDay(given), isByRule: false }];
    if (closeDate === null || key === 'open' || key === 'close' || key === 'ended') return [];
    const day = workingDayAfter(indianDay(closeDate), AFTER_CLOSE[key], holidays);
    return [{ key, label, day, isByRule: true }];
  };
  return [
    ...step('open', 'Bidding opens', openDate),
    ...step('close', 'Bidding closes', closeDate),
    ...step('allotment', 'Allotment', details.allotmentDate),
    ...step('credit', 'Shares in the demat account, money released', details.creditDate),
    ...step('listing', 'Listing', listingDate),
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** The days of an issue in their order; of one that was withdrawn, those before and the day of it. */
export function issueSteps(
  issue: PublicIssue,
  holidays: ReadonlySet<string>,
): readonly IssueStep[] {
  const steps = plannedSteps(issue, holidays);
  const { ended } = issue.details;
  if (!ended) return steps;
  const { date } = ended;
  if (date === null) return [];
  const end = { key: 'ended', label: ENDINGS[ended.how], day: indianDay(date), isByRule: false };
  return [...steps.filter(({ day }) => day < end.day), end as IssueStep];
}

/** The days that an issue would have had, which it no longer has. */
export const cancelledSteps = (issue: PublicIssue, holidays: ReadonlySet<string>) => {
  const kept = new Set(issueSteps(issue, holidays).map(({ key }) => key));
  return plannedSteps(issue, holidays).filter(({ key }) => !kept.has(key));
};

/** Where a day lies on the way from the first step to the last, from 0 to 1. */
export function shareOfWay(steps: readonly IssueStep[], day: string): number {
  const [first, last] = [steps[0]?.day ?? day, steps.at(-1)?.day ?? day];
  const span = daysBetween(first, last);
  return span <= 0 ? 0 : Math.min(1, Math.max(0, daysBetween(first, day) / span));
}

/** What happens next, or what was last: where the issue is at a moment. */
export function whereSentence(steps: readonly IssueStep[], clock: Clock): string {
  const { day: today } = clock;
  const now = steps.find(({ day }) => day === today);
  if (now?.key === 'close' && hasClosed(now.day, clock)) {
    return `Bidding closed today at ${BIDDING_HOURS.to}`;
  }
  if (now?.key === 'close') return `Bidding closes today at ${BIDDING_HOURS.to}`;
  if (now?.key === 'open' && !hasOpened(now.day, clock)) {
    return `Bidding opens today at ${BIDDING_HOURS.from}`;
  }
  if (now) return `Today: ${now.label.toLowerCase()}`;
  const end = steps.find(({ key }) => key === 'ended');
  if (end && end.day < today) return `${end.label} on ${formatDate(end.day)}`;
  const next = steps.find(({ day }) => day > today);
  if (!next) return 'All its days are over';
  const days = daysBetween(today, next.day);
  return `${next.label} in ${days === 1 ? 'one day' : `${days} days`}`;
}
