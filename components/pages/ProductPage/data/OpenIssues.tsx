import { NoData, NoList } from '@/components/ui/NoData/NoData';
import { type Column, count, day, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { formatDayMonth, formatNumber, MISSING } from '@/lib/tools/format';
import { lotCost, priceBand } from '@/lib/domain/market/issues';
import { isNotInFiles } from '@/lib/domain/market/sources';
import type { PublicIssue } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { SourceLine } from '@/components/sections/SourceLine';

export interface OpenIssuesProps {
  open: Sourced<readonly PublicIssue[]> | null;
  upcoming: Sourced<readonly PublicIssue[]> | null;
}

const name: Column<PublicIssue> = words('name', 'Issue', ({ name: of }) => of, {
  cell: (issue) => (
    <>
      {issue.name}
      <span className={typeStyles.second}>
        {[issue.type, issue.exchange].filter(Boolean).join(' · ')}
      </span>
    </>
  ),
});

const price: readonly Column<PublicIssue>[] = [
  words('band', 'Price band', priceBand, { isFigure: true }),
  count('lot', 'Lot', ({ lotSize }) => lotSize, { slot: 'line' }),
  rupees('cost', 'One lot costs', (issue) => lotCost(issue), { slot: 'line' }),
];

const bids: Column<PublicIssue> = words(
  'bids',
  'Bids so far',
  ({ subscriptionTimes }) =>
    subscriptionTimes === null ? MISSING : `${formatNumber(subscriptionTimes)} ×`,
  { isFigure: true },
);

const openColumns: readonly Column<PublicIssue>[] = [
  name,
  words('closes', 'Closes', ({ closeDate }) => formatDayMonth(closeDate), { isFigure: true }),
  ...price,
];

const comingColumns: readonly Column<PublicIssue>[] = [
  name,
  day('opens', 'Opens', ({ openDate }) => openDate, { isFigure: true }),
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
          <h3 className={`${basics.top48} ${basics.bottom16}`}>Announced next</h3>
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
