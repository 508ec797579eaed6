import type { SortableColumn } from './columns';
import { SortableRows } from './SortableRows.client';
import styles from './SortableTable.module.scss';
import type { Sorting } from './sorting';

export type { SortableColumn } from './columns';

interface SortableTableProps<Row> {
  /** Says what the table holds, for screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  /** The polled quote of a row, such as `stock:INFY`. */
  quoteOf?: (row: Row) => string;
  /** The column, and direction, that `rows` come sorted by. */
  sortedBy?: readonly [key: string, direction: Sorting['direction']];
  /** Address of the same rows as a CSV file. */
  csv?: string;
  /** Folds the rows past the first fifteen behind a checkbox, which needs no JavaScript. */
  folds?: boolean;
}

/** Rows that the style sheet leaves unfolded. */
const UNFOLDED = 15;

/**
 * A table that sorts by its headers, becomes cards on a phone and can be downloaded as a CSV file.
 * Without JavaScript the table has the order of `rows`.
 */
export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, quoteOf, sortedBy, csv, folds = false } = props;
  const sortedAt = columns.findIndex(({ key }) => key === sortedBy?.[0]);
  const isFolded = folds && rows.length > UNFOLDED;
  return (
    <div className={styles.whole}>
      <SortableRows
        caption={caption}
        columns={columns.map(({ file: _file, cell, value: _value, ...head }) => ({
          ...head,
          ...(cell && { hasCell: true }),
        }))}
        rows={rows.map((row) => ({
          ...(quoteOf && { quote: quoteOf(row) }),
          values: columns.map(({ value }) => value(row)),
          cells: columns.flatMap(({ cell }) => (cell ? [cell(row)] : [])),
        }))}
        initial={sortedBy && sortedAt >= 0 ? { at: sortedAt, direction: sortedBy[1] } : null}
        isFolded={isFolded}
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
            <a href={csv} download className={styles.csv}>
              Download CSV
              <span className="visually-hidden">: {caption}</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
