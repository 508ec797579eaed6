import { type Column, figure, rupees, words } from '@/components/ui/Table/columns';
import {
  issueDays,
  type IssueState,
  lotCost,
  priceBand,
  subscription,
} from '@/lib/domain/market/issues';
import { issueMarks } from '@/lib/domain/issue/notes';
import type { PublicIssue } from '@/lib/domain/market/records';

import typeStyles from '@/components/ui/Type.module.scss';

/** The meaning of an issue's day in a list; other lists have the days of bidding. */
const DAYS: Readonly<Partial<Record<IssueState, string>>> = {
  listed: 'Listed on',
  withdrawn: 'Ended on',
};

/** The columns of a list of public issues. */
export function issueColumns(state: IssueState): readonly Column<PublicIssue>[] {
  const firstDay = ({ listingDate, openDate, closeDate, details }: PublicIssue) =>
    state === 'withdrawn'
      ? (details.ended?.date ?? null)
      : ((state === 'listed' ? listingDate : openDate) ?? closeDate);
  return [
    words('name', 'Company', ({ name }) => name, {
      cell: (issue) => (
        <>
          {issue.name}
          <span className={typeStyles.second}>
            {[issue.type, issue.exchange, ...issueMarks(issue)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    }),
    words('days', DAYS[state] ?? 'Open', firstDay, {
      slot: 'particulars',
      cell: (issue) => {
        const day = firstDay(issue);
        const words = issueDays(issue, state);
        return day ? <time dateTime={day}>{words}</time> : words;
      },
    }),
    figure('band', 'Price band', ({ priceHigh, priceLow }) => priceHigh ?? priceLow, {
      slot: 'price',
      cell: priceBand,
    }),
    rupees('lot', 'One lot', lotCost, { slot: 'third' }),
    figure('size', 'Size ₹ crore', ({ issueSizeCrore }) => issueSizeCrore),
    figure('times', 'Subscribed', ({ subscriptionTimes }) => subscriptionTimes, {
      cell: ({ subscriptionTimes }) => subscription(subscriptionTimes),
    }),
  ];
}
