import type { ReactNode } from 'react';

import { Change } from '@/components/ui/Change';
import { ColumnBars } from '@/components/ui/charts/ColumnBars';
import { type Column, Table } from '@/components/ui/Table/Table';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { netMargin, profitOnYear, salesOnYear } from '@/lib/domain/company/quarters';
import { formatMonth, formatNumber, formatPercent, MISSING } from '@/lib/tools/format';
import type { Quarter } from '@/lib/domain/company/records';

import { Money } from './Money';
import styles from './QuartersSection.module.scss';

interface Line {
  readonly name: string;
  /** The line above, whose change this one is. */
  readonly of?: string;
  readonly figures: readonly (number | null)[];
  readonly print: (figure: number | null) => ReactNode;
}

const onYear = (figure: number | null) => <Change change={null} percent={figure} />;

function linesOf(quarters: readonly Quarter[]): readonly Line[] {
  const lines: readonly Line[] = [
    { name: 'Revenue', figures: quarters.map((q) => q.salesCrore), print: formatNumber },
    {
      name: 'On the year',
      of: 'Revenue',
      figures: quarters.map((q) => salesOnYear(q, quarters)),
      print: onYear,
    },
    {
      name: 'Operating profit',
      figures: quarters.map((q) => q.operatingProfitCrore),
      print: (figure) => <Money crore={figure} />,
    },
    {
      name: 'Net profit',
      figures: quarters.map((q) => q.netProfitCrore),
      print: (figure) => <Money crore={figure} />,
    },
    {
      name: 'On the year',
      of: 'Net profit',
      figures: quarters.map((q) => profitOnYear(q, quarters)),
      print: onYear,
    },
    {
      name: 'Net margin',
      figures: quarters.map(netMargin),
      print: (figure) => formatPercent(figure, 1),
    },
    { name: 'EPS, ₹', figures: quarters.map((q) => q.eps), print: formatNumber },
  ];
  return lines.filter(({ figures }) => figures.some((figure) => figure !== null));
}

function Bars({
  name,
  values,
  height,
}: {
  name: string;
  values: readonly (number | null)[];
  height: number;
}) {
  if (values.every((value) => value === null)) return null;
  return (
    <div className={styles.bars}>
      <p className={styles.series}>{name}</p>
      <ColumnBars values={values} current={4} height={height} belowWord="loss" />
    </div>
  );
}

/** A dash is silent, or read as "minus". */
const NotReported = () => (
  <>
    <span aria-hidden="true">{MISSING}</span>
    <VisuallyHidden>not reported</VisuallyHidden>
  </>
);

/** Quarters as columns: bars of revenue and net profit above a table of the same width. */
export function QuarterColumns({ quarters }: { quarters: readonly Quarter[] }) {
  const columns: readonly Column<Line>[] = [
    {
      key: 'name',
      header: '₹ crore',
      cell: ({ name, of }) => (
        <>
          {of && <VisuallyHidden>{of}, </VisuallyHidden>}
          {name}
        </>
      ),
    },
    ...quarters.map(({ period }, at): Column<Line> => ({
      key: period,
      header: formatMonth(period),
      isFigure: true,
      cell: ({ figures, print }) => {
        const figure = figures[at] ?? null;
        return figure === null ? <NotReported /> : print(figure);
      },
    })),
  ];
  return (
    <>
      <Bars name="Revenue" values={quarters.map((q) => q.salesCrore)} height={128} />
      <Bars name="Net profit" values={quarters.map((q) => q.netProfitCrore)} height={104} />
      <Table
        caption="Quarterly results"
        columns={columns}
        rows={linesOf(quarters)}
        rowKey={({ name, of = '' }) => of + name}
        layout="even"
      />
    </>
  );
}
