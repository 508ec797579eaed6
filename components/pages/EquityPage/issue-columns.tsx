import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { formatWholeRupees } from '@/lib/tools/format';
import {
  issueDays,
  type IssueState,
  lotCost,
  priceBand,
  subscription,
} from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';

import styles from './EquityPage.module.scss';

/** The columns of a list of public issues. */
export function issueColumns(state: IssueState): readonly SortableColumn<PublicIssue>[] {
  const isListed = state === 'listed';
  const firstDay = ({ listingDate, openDate, closeDate }: PublicIssue) =>
    (isListed ? listingDate : openDate) ?? closeDate;
  return [
    {
      key: 'name',
      label: 'Company',
      value: ({ name }) => name,
      cell: ({ name, type, exchange }) => (
        <>
          {name}
          <span className={styles.second}>{[type, exchange].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'days',
      label: isListed ? 'Listed on' : 'Open',
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
      value: lotCost,
      cell: (issue) => formatWholeRupees(lotCost(issue)),
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
      isLead: true,
      value: ({ subscriptionTimes }) => subscriptionTimes,
      cell: ({ subscriptionTimes }) => subscription(subscriptionTimes),
    },
  ];
}
