import { NoData, NoList } from '@/components/ui/NoData/NoData';
import { type Column, Table } from '@/components/ui/Table/Table';
import {
  formatCount,
  formatDate,
  formatDayMonth,
  formatNumber,
  formatRupees,
  MISSING,
} from '@/lib/tools/format';
import { lotCost, priceBand } from '@/lib/domain/market/issues';
import { isNotInFiles } from '@/lib/domain/market/sources';
import type { PublicIssue } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import styles from './OpenIssues.module.scss';
import { SourceLine } from '@/components/sections/SourceLine';

export interface OpenIssuesProps {
  open: Sourced<readonly PublicIssue[]> | null;
  upcoming: Sourced<readonly PublicIssue[]> | null;
}

const name: Column<PublicIssue> = {
  key: 'name',
  header: 'Issue',
  cell: (issue) => (
    <>
      {issue.name}
      <span className={basics.second}>
        {[issue.type, issue.exchange].filter(Boolean).join(' · ')}
      </span>
    </>
  ),
};

const price: readonly Column<PublicIssue>[] = [
  { key: 'band', header: 'Price band', isFigure: true, cell: priceBand },
  {
    key: 'lot',
    header: 'Lot',
    isFigure: true,
    narrow: 'line',
    cell: ({ lotSize }) => formatCount(lotSize),
  },
  {
    key: 'cost',
    header: 'One lot costs',
    isFigure: true,
    narrow: 'line',
    cell: (issue) => formatRupees(lotCost(issue)),
  },
];

const bids: Column<PublicIssue> = {
  key: 'bids',
  header: 'Bids so far',
  isFigure: true,
  cell: ({ subscriptionTimes }) =>
    subscriptionTimes === null ? MISSING : `${formatNumber(subscriptionTimes)} ×`,
};

const openColumns: readonly Column<PublicIssue>[] = [
  name,
  {
    key: 'closes',
    header: 'Closes',
    isFigure: true,
    cell: ({ closeDate }) => formatDayMonth(closeDate),
  },
  ...price,
];

const comingColumns: readonly Column<PublicIssue>[] = [
  name,
  {
    key: 'opens',
    header: 'Opens',
    isFigure: true,
    cell: ({ openDate }) => formatDate(openDate),
  },
  ...price,
];

/** Public issues that are open, and those that are announced. */
export function OpenIssues({ open, upcoming }: OpenIssuesProps) {
  if (isNotInFiles(open)) return <NoData>Public issues are not available here.</NoData>;
  return (
    <>
      {open && open.data.length > 0 ? (
        <>
          <SourceLine of={open} />
          <Table
            caption="Public issues open for bids"
            columns={
              open.data.some(({ subscriptionTimes }) => subscriptionTimes !== null)
                ? [...openColumns, bids]
                : openColumns
            }
            rows={open.data}
            rowKey={(issue) => issue.name}
          />
        </>
      ) : (
        <NoList list={open} what="public issues">
          No issue is open for bids.
        </NoList>
      )}
      {upcoming && upcoming.data.length > 0 && (
        <>
          <h3 className={styles.next}>Announced next</h3>
          <Table
            caption="Public issues that open later"
            columns={comingColumns}
            rows={upcoming.data}
            rowKey={(issue) => issue.name}
          />
        </>
      )}
    </>
  );
}
