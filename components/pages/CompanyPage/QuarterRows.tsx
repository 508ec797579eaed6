import type { ReactNode } from 'react';

import { Change } from '@/components/ui/Change';
import { RowBar } from '@/components/ui/charts/RowBar';
import { type Column, Table } from '@/components/ui/Table/Table';
import { profitOnYear, salesOnYear } from '@/lib/domain/company/quarters';
import { formatMonth, formatNumber } from '@/lib/tools/format';
import type { Quarter } from '@/lib/domain/company/records';

import { Money } from './Money';
import basics from '@/components/ui/Basics.module.scss';
import styles from './QuartersSection.module.scss';

/** A figure over its change on the same quarter of the year before, where there is one. */
function OnYear({ change, children }: { change: number | null; children: ReactNode }) {
  return (
    <>
      {children}
      {change !== null && (
        <span className={styles.second}>
          <Change change={null} percent={change} />
        </span>
      )}
    </>
  );
}

/** Quarters as rows, newest first, for pages too narrow for eight columns. */
export function QuarterRows({ quarters }: { quarters: readonly Quarter[] }) {
  const most = Math.max(0, ...quarters.map(({ salesCrore }) => salesCrore ?? 0));
  const firstOfYear = quarters.length - 4;
  const columns: readonly Column<Quarter>[] = [
    {
      key: 'period',
      header: '₹ crore',
      cell: ({ period }) => <span className={basics.unbroken}>{formatMonth(period)}</span>,
    },
    {
      key: 'bar',
      header: '',
      cell: (quarter) => (
        <div className={styles.bar}>
          <RowBar
            value={quarter.salesCrore}
            most={most}
            isPast={quarters.indexOf(quarter) < firstOfYear}
          />
        </div>
      ),
    },
    {
      key: 'sales',
      header: 'Revenue',
      isFigure: true,
      cell: (quarter) => (
        <OnYear change={salesOnYear(quarter, quarters)}>{formatNumber(quarter.salesCrore)}</OnYear>
      ),
    },
    {
      key: 'profit',
      header: 'Net profit',
      isFigure: true,
      cell: (quarter) => (
        <OnYear change={profitOnYear(quarter, quarters)}>
          <Money crore={quarter.netProfitCrore} />
        </OnYear>
      ),
    },
  ];
  return (
    <Table
      caption="Quarterly results, newest first"
      columns={columns}
      rows={[...quarters].reverse()}
      rowKey={({ period }) => period}
    />
  );
}
