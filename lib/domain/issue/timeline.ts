import type { PublicIssue } from '@/lib/domain/market/records';
import { formatDate } from '@/lib/tools/format';
import { addDays, daysBetween, isWeekend, indianDay } from '@/lib/tools/time';

import { BIDDING_HOURS, type Clock, hasClosed, hasOpened } from '@/lib/domain/market/bidding-hours';

/** A day of an issue. */
export interface IssueStep {
  readonly key: 'open' | 'close' | 'allotment' | 'credit' | 'listing' | 'ended';
  readonly label: string;
  readonly day: string;
  /** Computed from the closing day, because no source states the day. */
  readonly isByRule: boolean;
}

/**
 * The working day that is a number of working days after a day:
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

/** The endings of an issue without an allotment. */
export const ENDINGS = { withdrawn: 'Withdrawn', failed: 'Failed' } as const;

/** The days of a completed issue, known or computed by rule. */
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

/**
 * The days of an issue in their order; for a withdrawn one, the earlier days and the day of the
 * withdrawal.
 */
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
  const shown = new Set(issueSteps(issue, holidays).map(({ key }) => key));
  return plannedSteps(issue, holidays).filter(({ key }) => !shown.has(key));
};

/** The position of a day between the first step and the last, from 0 to 1. */
export function shareOfWay(steps: readonly IssueStep[], day: string): number {
  const [first, last] = [steps[0]?.day ?? day, steps.at(-1)?.day ?? day];
  const span = daysBetween(first, last);
  return span <= 0 ? 0 : Math.min(1, Math.max(0, daysBetween(first, day) / span));
}

/** The next step of an issue, or its last one, at a given time. */
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
