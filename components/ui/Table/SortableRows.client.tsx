'use client';

import { type CSSProperties, type ReactNode, useId, useMemo, useState } from 'react';

import type { SparkLine } from '@/lib/tools/charts/spark-path';

import { RowSpark } from '../charts/RowSpark';
import { QuoteChange, QuoteValue } from '../quotes/Quote.client';
import { latestQuote } from '../quotes/use-quote';
import { useHydrated } from '../use-hydrated';
import { columnMarks } from './column-marks';
import { type Column, printed, type Slot } from './columns';
import { OrderFields } from './OrderFields';
import { inOrder, nextSorting, type Sorting, type SortValue } from './sorting';
import styles from './Table.module.scss';

/** The place of a cell in a row of a phone; the column of the year has its own. */
type RowSlot = Slot | 'spark' | undefined;

/**
 * The places of the columns on a phone. The labelled figure is that of the order that the visitor
 * chose, else of the columns that are `third`, else of the initial order; in a list without a
 * price, a change and such a figure it is the first after the name.
 */
export function slotsOf(
  columns: readonly { readonly slot?: Slot | undefined; readonly format?: string }[],
  sorting: Sorting | null,
  initial: Sorting | null,
): readonly RowSlot[] {
  const own = columns.map(({ slot, format }) => (format === 'spark' ? 'spark' : slot));
  const isFree = (at: number) => at > 0 && (own[at] === undefined || own[at] === 'third');
  const named = own.flatMap((slot, at) => (slot === 'third' ? at : []));
  const sorted = sorting !== null && isFree(sorting.at) ? [sorting.at] : [];
  const isChosen = sorting !== initial && sorted.length > 0;
  const isBare = !own.includes('price') && !own.includes('change');
  const first = isBare ? columns.flatMap((_, at) => (isFree(at) ? at : [])).slice(0, 1) : [];
  const thirds = [isChosen ? sorted : named, sorted, first].find(({ length }) => length > 0) ?? [];
  return own.map((slot, at) => {
    if (thirds.includes(at)) return 'third';
    return slot === 'third' ? undefined : slot;
  });
}

/** A column as the browser has it: without its functions. */
export interface ColumnHead extends Pick<
  Column<never>,
  'key' | 'label' | 'digits' | 'polled' | 'isFigure' | 'slot'
> {
  readonly format?: Column<never>['format'] | 'spark';
  /** The figure of the longest bar. */
  readonly most?: number;
}

interface SortableRow {
  readonly key: string;
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
  const known = typeof value === 'number' ? value : null;
  if (format === 'price') return <QuoteValue quote={row.quote} value={known} />;
  if (format === 'percent') return <QuoteChange quote={row.quote} change={null} percent={known} />;
  return printed(value, format, digits);
}

/** The length of a figure's bar, for the style sheet. */
function barOf({ most }: ColumnHead, value: SortValue | undefined): CSSProperties | undefined {
  if (most === undefined || typeof value !== 'number' || value <= 0) return undefined;
  return { '--bar': `${Math.round((value / most) * 1000) / 10}%` } as CSSProperties;
}

interface RowProps {
  row: SortableRow;
  columns: readonly ColumnHead[];
  slots: readonly RowSlot[];
}

function Row({ row, columns, slots }: RowProps) {
  return (
    <tr>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.key} scope="row">
            <Cell row={row} columns={columns} at={at} />
          </th>
        ) : (
          <td
            key={column.key}
            data-label={column.label}
            data-slot={slots[at]}
            style={barOf(column, row.values[at])}
          >
            <Cell row={row} columns={columns} at={at} />
          </td>
        ),
      )}
    </tr>
  );
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
  const { caption, showCaption, columns, rows, initial, isFolded, isOrdered } = props;
  const { sorting, sorted, press } = useSorting(props);
  const isHydrated = useHydrated() && !isOrdered;
  const id = useId();
  const directionOf = (at: number) => (sorting?.at === at ? sorting.direction : undefined);
  const slots = slotsOf(columns, sorting, initial);
  const inUse = [...new Set(slots)].filter((slot) => slot !== undefined);

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
      <table
        className={styles.table}
        data-layout="list"
        data-folded={isFolded ? '' : undefined}
        data-slots={inUse.join(' ')}
        {...columnMarks(columns)}
      >
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }, at) => (
              <th
                key={key}
                scope="col"
                aria-sort={isHydrated || isOrdered ? directionOf(at) : undefined}
              >
                {isHydrated ? (
                  <button type="button" data-sorted={directionOf(at)} onClick={() => press(at)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <Row key={row.key} row={row} columns={columns} slots={slots} />
          ))}
        </tbody>
      </table>
    </>
  );
}
