import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { formatRupees } from '@/lib/tools/format';
import {
  issueDays,
  type IssueState,
  lotCost,
  priceBand,
  subscription,
} from '@/lib/domain/market/issues';
import { issueMarks } from '@/lib/domain/issue/notes';
import type { PublicIssue } from '@/lib/domain/market/records';

import styles from './Market.module.scss';

/** The meaning of an issue's day in a list; other lists have the days of bidding. */
const DAYS: Readonly<Partial<Record<IssueState, string>>> = {
  listed: 'Listed on',
  withdrawn: 'Ended on',
};

/** The columns of a list of public issues. */
export function issueColumns(state: IssueState): readonly SortableColumn<PublicIssue>[] {
  const firstDay = ({ listingDate, openDate, closeDate, details }: PublicIssue) =>
    state === 'withdrawn'
      ? (details.ended?.date ?? null)
      : ((state === 'listed' ? listingDate : openDate) ?? closeDate);
  return [
    {
      key: 'name',
      label: 'Company',
      value: ({ name }) => name,
      cell: (issue) => (
        <>
          {issue.name}
          <span className={styles.second}>
            {[issue.type, issue.exchange, ...issueMarks(issue)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'days',
      label: DAYS[state] ?? 'Open',
      isNote: true,
      value: firstDay,
      cell: (issue) => {
        const day = firstDay(issue);
        const words = issueDays(issue, state);
        return day ? <time dateTime={day}>{words}</time> : words;
      },
    },
    {
      key: 'band',
      label: 'Price band',
      isFigure: true,
      value: ({ priceHigh, priceLow }) => priceHigh ?? priceLow,
      cell: priceBand,
    },
    {
      key: 'lot',
      label: 'One lot',
      isFigure: true,
      isLead: true,
      value: lotCost,
      cell: (issue) => formatRupees(lotCost(issue)),
    },
    {
      key: 'size',
      label: 'Size ₹ crore',
      isFigure: true,
      value: ({ issueSizeCrore }) => issueSizeCrore,
      format: 'number',
    },
    {
      key: 'times',
      label: 'Subscribed',
      isFigure: true,
      value: ({ subscriptionTimes }) => subscriptionTimes,
      cell: ({ subscriptionTimes }) => subscription(subscriptionTimes),
    },
  ];
}
