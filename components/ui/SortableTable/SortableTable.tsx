import { FileLinks } from '@/components/ui/FileLinks';
import { sparkLine } from '@/lib/tools/charts/spark-path';

import type { SortableColumn } from './columns';
import { type ColumnHead, SortableRows } from './SortableRows.client';
import styles from './SortableTable.module.scss';
import type { Sorting } from './sorting';

export type { SortableColumn } from './columns';

interface SortableTableProps<Row> {
  /** Describes the table for screen readers. */
  caption: string;
  showCaption?: boolean;
  /** The first one names the row. */
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  /** The polled quote of a row, such as `stock:INFY`. */
  quoteOf?: (row: Row) => string;
  /** The closes of a row's year, oldest first; drawn if any row has them. */
  sparkOf?: (row: Row) => readonly (number | null)[] | undefined;
  /** The column and direction by which `rows` are sorted. */
  sortedBy?: readonly [key: string, direction: Sorting['direction']];
  /** Address of the same rows as a CSV file; the JSON file has the same name. */
  csv?: string;
  /** The rows are a page of a list that the server orders: they can't be sorted in the browser. */
  isOrdered?: boolean;
  /** Folds the rows past the first fifteen behind a checkbox, which needs no JavaScript. */
  folds?: boolean;
}

/** Rows that the style sheet leaves unfolded. */
const UNFOLDED = 15;

/** Sorted by the change of the year. */
const SPARK: ColumnHead = { key: 'spark', label: 'One year', isFigure: true, format: 'spark' };

function headOf<Row>(
  { file: _file, cell: _cell, value, hasBar, ...head }: SortableColumn<Row>,
  rows: readonly Row[],
): ColumnHead {
  const figures = hasBar ? rows.map((row) => Number(value(row))) : [];
  const most = Math.max(0, ...figures);
  return most > 0 ? { ...head, most } : head;
}

/**
 * A table that sorts by its headers, has rows of two lines on a phone and can be had as a CSV or
 * JSON file. Without JavaScript the table has the order of `rows`.
 */
export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    quoteOf,
    sparkOf,
    sortedBy,
    csv,
    folds = false,
    isOrdered = false,
    showCaption = false,
  } = props;
  const isFolded = folds && rows.length > UNFOLDED;
  const sparks = rows.map((row) => sparkLine(sparkOf?.(row) ?? []));
  const hasSparks = sparks.some((spark) => spark !== null);
  /** The year comes after the name. */
  const withYear = <Item,>(items: readonly Item[], year: Item): readonly Item[] =>
    hasSparks ? [...items.slice(0, 1), year, ...items.slice(1)] : items;
  const heads = withYear(
    columns.map((column) => headOf(column, rows)),
    SPARK,
  );
  const sortedAt = heads.findIndex(({ key }) => key === sortedBy?.[0]);
  return (
    <div className={styles.whole}>
      <SortableRows
        caption={caption}
        showCaption={showCaption}
        columns={heads}
        rows={rows.map((row, at) => ({
          key: at,
          ...(quoteOf && { quote: quoteOf(row) }),
          ...(hasSparks && { spark: sparks[at] ?? null }),
          values: withYear(
            columns.map(({ value }) => value(row)),
            sparks[at]?.percent ?? null,
          ),
          cells: Object.fromEntries(
            columns.flatMap(({ key, cell }) => (cell ? [[key, cell(row)] as const] : [])),
          ),
        }))}
        initial={sortedBy && sortedAt >= 0 ? { at: sortedAt, direction: sortedBy[1] } : null}
        isFolded={isFolded}
        isOrdered={isOrdered}
      />
      {(isFolded || csv) && (
        <div className={styles.foot}>
          {isFolded && (
            <label className={styles.fold}>
              <input type="checkbox" className={styles.tick} />
              {`Show all ${rows.length} rows`}
            </label>
          )}
          {csv && (
            <div className={styles.files}>
              <FileLinks href={csv} of={caption} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
