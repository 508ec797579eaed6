import type { PublicIssue } from '@/lib/domain/market/records';
import { addDays, daysBetween, isWeekend } from '@/lib/tools/time';

/** A day of an issue. */
export interface IssueStep {
  readonly key: 'open' | 'close' | 'allotment' | 'credit' | 'listing';
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

/** The days of an issue in their order, as far as they are known or follow from the closing day. */
export function issueSteps(
  { openDate, closeDate, listingDate, details }: PublicIssue,
  holidays: ReadonlySet<string>,
): readonly IssueStep[] {
  const step = (
    key: IssueStep['key'],
    label: string,
    given: string | null,
  ): readonly IssueStep[] => {
    if (given !== null) return [{ key, label, day: given.slice(0, 10), isByRule: false }];
    if (closeDate === null || key === 'open' || key === 'close') return [];
    const day = workingDayAfter(closeDate.slice(0, 10), AFTER_CLOSE[key], holidays);
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

/** Where a day lies on the way from the first step to the last, from 0 to 1. */
export function shareOfWay(steps: readonly IssueStep[], day: string): number {
  const [first, last] = [steps[0]?.day ?? day, steps.at(-1)?.day ?? day];
  const span = daysBetween(first, last);
  return span <= 0 ? 0 : Math.min(1, Math.max(0, daysBetween(first, day) / span));
}

/** What happens next, or what was last: where the issue is on a day. */
export function whereSentence(steps: readonly IssueStep[], today: string): string {
  const now = steps.find(({ day }) => day === today);
  if (now) return `Today: ${now.label.toLowerCase()}`;
  const next = steps.find(({ day }) => day > today);
  if (!next) return 'All its days are over';
  const days = daysBetween(today, next.day);
  return `${next.label} in ${days === 1 ? 'one day' : `${days} days`}`;
}
