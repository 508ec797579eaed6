import { createHash } from 'node:crypto';

import type { SortableColumn } from './columns';
import styles from './SortableTable.module.scss';
import { Sorter } from './Sorter.client';
import type { Sorting, SortValue } from './sorting';

export type { SortableColumn } from './columns';

interface SortableTableProps<Row> {
  /** Says what the table holds; read out. */
  caption: string;
  /** The first one names the row. */
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The `data-quote` of a row whose quote is refreshed. */
  quoteOf?: (row: Row) => string;
  /** The column, and direction, that `rows` come sorted by. */
  sortedBy?: readonly [key: string, direction: Sorting['direction']];
  /** Address of the same rows as a CSV file. */
  csv?: string;
  /** Folds the rows past the first fifteen away behind a box to tick, which needs no script. */
  folds?: boolean;
}

/** Keys that occur once: records that name no more than another one get a number behind theirs. */
function uniqueKeys(keys: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count === 0 ? key : `${key} ${count}`;
  });
}

/** Tells one table's values from another's. */
const fingerprint = (values: readonly (readonly SortValue[])[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 4);

/** What the style sheet reads on each cell of a column. */
function marks<Row>({ isFigure, isLead, hide }: SortableColumn<Row>) {
  return {
    'data-figure': isFigure ? '' : undefined,
    'data-lead': isLead ? '' : undefined,
    'data-hide': hide,
  };
}

/** As many as the style sheet leaves unfolded. */
const UNFOLDED = 15;

/**
 * A table drawn on the server that sorts by its headers without a reload, turns to cards on a
 * phone and can be had as a CSV file. Without a script it stands in its own order, whole.
 */
export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, rowKey, quoteOf, sortedBy, csv, folds = false } = props;
  const sortedAt = columns.findIndex(({ key }) => key === sortedBy?.[0]);
  const keys = uniqueKeys(rows.map(rowKey));
  const values = columns.map(({ value }) => rows.map(value));
  const isFolded = folds && rows.length > UNFOLDED;
  return (
    <div className={styles.whole}>
      <Sorter
        key={fingerprint(values)}
        initial={sortedBy && sortedAt >= 0 ? { at: sortedAt, direction: sortedBy[1] } : null}
      >
        <table className={styles.table} data-folded={isFolded ? '' : undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" {...marks(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={keys[place]} data-quote={quoteOf?.(row)}>
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.key} scope="row">
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} data-label={column.label} {...marks(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Sorter>
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
