'use client';

import { type ReactNode, useMemo, useState } from 'react';

import { formatChange, formatCount, formatNumber } from '@/lib/tools/format';

import { QuoteChange, QuoteValue } from '../quotes/Quote.client';
import { latestQuote } from '../quotes/use-quote';
import { useHydrated } from '../use-hydrated';

import type { SortableColumn } from './columns';
import styles from './SortableTable.module.scss';
import { inOrder, nextSorting, type Sorting, type SortValue } from './sorting';

export interface ColumnHead extends Omit<SortableColumn<never>, 'file' | 'cell' | 'value'> {
  /** The rows have cells for this column. */
  readonly hasCell?: boolean;
}

interface SortableRow {
  /** The polled quote that the row shows. */
  readonly quote?: string;
  /** By column. */
  readonly values: readonly SortValue[];
  /** Of the columns that have cells, in their order. */
  readonly cells: readonly ReactNode[];
}

interface SortableRowsProps {
  caption: string;
  columns: readonly ColumnHead[];
  rows: readonly SortableRow[];
  /** The order in which the rows come. */
  initial: Sorting | null;
  isFolded: boolean;
}

/** What the style sheet reads on each cell of a column. */
const marksOf = ({ isFigure, isLead, isWide }: ColumnHead) => ({
  'data-figure': isFigure ? '' : undefined,
  'data-lead': isLead ? '' : undefined,
  'data-wide': isWide ? '' : undefined,
});

const FORMATS = { number: formatNumber, points: formatChange } as const;

function valueOf(row: SortableRow, at: number, polled: ColumnHead['polled']): SortValue {
  const quote = polled === undefined || !row.quote ? undefined : latestQuote(row.quote);
  return quote?.figures[polled ?? 0] ?? row.values[at] ?? null;
}

interface CellProps {
  row: SortableRow;
  columns: readonly ColumnHead[];
  at: number;
}

/** A cell as the server rendered it, or the value in the column's format. */
function Cell({ row, columns, at }: CellProps): ReactNode {
  const { format = 'text', digits, hasCell } = columns[at] ?? {};
  if (hasCell) return row.cells[columns.slice(0, at).filter((column) => column.hasCell).length];
  const value = row.values[at] ?? null;
  if (format === 'text') return value;
  const figure = typeof value === 'number' ? value : null;
  if (format === 'price') return <QuoteValue quote={row.quote} value={figure} />;
  if (format === 'percent') return <QuoteChange quote={row.quote} change={null} percent={figure} />;
  return format === 'count' ? formatCount(figure) : FORMATS[format](figure, digits);
}

/** The table itself. Its headers are buttons once it is hydrated. */
export function SortableRows({ caption, columns, rows, initial, isFolded }: SortableRowsProps) {
  const [sorting, setSorting] = useState(initial);
  const isHydrated = useHydrated();
  const sorted = useMemo(() => {
    if (sorting === null || sorting === initial) return rows;
    const { at, direction } = sorting;
    return inOrder(rows, (row) => valueOf(row, at, columns[at]?.polled), direction);
  }, [columns, initial, rows, sorting]);
  const directionOf = (at: number) => (sorting?.at === at ? sorting.direction : undefined);

  return (
    <table
      className={styles.table}
      data-folded={isFolded ? '' : undefined}
      data-sortable={isHydrated ? '' : undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={isHydrated ? directionOf(at) : undefined}
              {...marksOf(column)}
            >
              {isHydrated ? (
                <button
                  type="button"
                  data-sorted={directionOf(at)}
                  onClick={() => setSorting(nextSorting(sorting, at, column.isFigure ?? false))}
                >
                  {column.label}
                </button>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={rows.indexOf(row)}>
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.key} scope="row">
                  <Cell {...{ row, columns, at }} />
                </th>
              ) : (
                <td key={column.key} data-label={column.label} {...marksOf(column)}>
                  <Cell {...{ row, columns, at }} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
