'use client';

import { type CSSProperties, type ReactNode, useId, useMemo, useState } from 'react';

import type { SparkLine } from '@/lib/tools/charts/spark-path';
import { formatChange, formatCount, formatNumber } from '@/lib/tools/format';

import { RowSpark } from '../charts/RowSpark';
import { QuoteChange, QuoteValue } from '../quotes/Quote.client';
import { latestQuote } from '../quotes/use-quote';
import { useHydrated } from '../use-hydrated';

import type { SortableColumn } from './columns';
import { OrderFields } from './OrderFields';
import styles from './SortableTable.module.scss';
import { inOrder, nextSorting, type Sorting, type SortValue } from './sorting';

export interface ColumnHead extends Omit<
  SortableColumn<never>,
  'file' | 'cell' | 'value' | 'hasBar' | 'format'
> {
  readonly format?: SortableColumn<never>['format'] | 'spark';
  /** The figure of the longest bar. */
  readonly most?: number;
}

interface SortableRow {
  /** Its place in the server's order. */
  readonly key: number;
  /** The polled quote that the row shows. */
  readonly quote?: string;
  readonly spark?: SparkLine | null;
  /** By column. */
  readonly values: readonly SortValue[];
  /** The cells that the server rendered, by the key of their column. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface SortableRowsProps {
  caption: string;
  showCaption: boolean;
  columns: readonly ColumnHead[];
  rows: readonly SortableRow[];
  /** The initial order of the rows. */
  initial: Sorting | null;
  isFolded: boolean;
  isOrdered: boolean;
}

/** Fewer rows are in sight at once: on a phone no field orders them. */
const LEAST_SORTED = 6;

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
  const { key = '', format = 'text', digits } = columns[at] ?? {};
  if (format === 'spark') return <RowSpark line={row.spark} />;
  if (key in row.cells) return row.cells[key];
  const value = row.values[at] ?? null;
  if (format === 'text') return value;
  const figure = typeof value === 'number' ? value : null;
  if (format === 'price') return <QuoteValue quote={row.quote} value={figure} />;
  if (format === 'percent') return <QuoteChange quote={row.quote} change={null} percent={figure} />;
  return format === 'count' ? formatCount(figure) : FORMATS[format](figure, digits);
}

/**
 * The data attributes of each cell of a column for the style sheet; the lead is the figure in a row
 * on a phone.
 */
const marksOf = ({ isFigure, isNote, format }: ColumnHead, isLead: boolean) => ({
  'data-figure': isFigure ? '' : undefined,
  'data-lead': isLead ? '' : undefined,
  'data-note': isNote ? '' : undefined,
  'data-spark': format === 'spark' ? '' : undefined,
});

/** The length of a figure's bar, for the style sheet. */
function barOf({ most }: ColumnHead, value: SortValue | undefined): CSSProperties | undefined {
  if (most === undefined || typeof value !== 'number' || value <= 0) return undefined;
  return { '--bar': `${Math.round((value / most) * 1000) / 10}%` } as CSSProperties;
}

/**
 * The figures in a row on a phone: that of the order, else those of the lead columns, else the
 * first after the name.
 */
function leadsOf(columns: readonly ColumnHead[], sorting: Sorting | null): readonly number[] {
  const isShown = (at: number) => at > 0 && !columns[at]?.isNote && columns[at]?.format !== 'spark';
  const known = columns.flatMap(({ isLead }, at) => (isLead ? at : []));
  const sorted = sorting?.at ?? 0;
  if (isShown(sorted) && !known.includes(sorted)) return [sorted];
  return known.length > 0 ? known : columns.flatMap((_, at) => (isShown(at) ? at : [])).slice(0, 1);
}

/** The rows in an order that is chosen by a header, or by a field on a phone. */
function useSorting({ columns, rows, initial }: SortableRowsProps) {
  const [sorting, setSorting] = useState(initial);
  const sorted = useMemo(() => {
    if (sorting === null || sorting === initial) return rows;
    const { at, direction } = sorting;
    return inOrder(rows, (row) => valueOf(row, at, columns[at]?.polled), direction);
  }, [columns, initial, rows, sorting]);
  const press = (at: number) =>
    setSorting(nextSorting(sorting, at, columns[at]?.isFigure ?? false));
  return { sorting, sorted, press };
}

/** The table itself. Its headers are buttons once it is hydrated; on a phone a field orders it. */
export function SortableRows(props: SortableRowsProps) {
  const { caption, showCaption, columns, rows, isFolded, isOrdered } = props;
  const { sorting, sorted, press } = useSorting(props);
  const isHydrated = useHydrated() && !isOrdered;
  const id = useId();
  const directionOf = (at: number) => (sorting?.at === at ? sorting.direction : undefined);
  const leads = leadsOf(columns, sorting);

  return (
    <>
      <OrderFields
        id={id}
        columns={columns}
        sorting={sorting}
        press={press}
        isHydrated={isHydrated}
        isOrdered={isOrdered || rows.length < LEAST_SORTED}
      />
      <table className={styles.table} data-folded={isFolded ? '' : undefined}>
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={isHydrated || isOrdered ? directionOf(at) : undefined}
                {...marksOf(column, leads.includes(at))}
              >
                {isHydrated ? (
                  <button type="button" data-sorted={directionOf(at)} onClick={() => press(at)}>
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
            <tr key={row.key}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} scope="row">
                    <Cell row={row} columns={columns} at={at} />
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-label={column.label}
                    style={barOf(column, row.values[at])}
                    {...marksOf(column, leads.includes(at))}
                  >
                    <Cell row={row} columns={columns} at={at} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
