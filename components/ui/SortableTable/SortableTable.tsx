import type { SortableColumn } from './columns';
import styles from './SortableTable.module.scss';
import { SortableRows } from './SortableRows.client';
import type { Sorting } from './sorting';

export type { SortableColumn } from './columns';

interface SortableTableProps<Row> {
  /** Says what the table holds; read out. */
  caption: string;
  /** The first one names the row. */
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
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

/** As many as the style sheet leaves unfolded. */
const UNFOLDED = 15;

/**
 * A table drawn on the server that sorts by its headers without a reload, turns to cards on a
 * phone and can be had as a CSV file. Without a script it stands in its own order, whole.
 */
export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, rowKey, sortedBy, csv, folds = false } = props;
  const at = columns.findIndex(({ key }) => key === sortedBy?.[0]);
  const keys = uniqueKeys(rows.map(rowKey));
  const isFolded = folds && rows.length > UNFOLDED;
  return (
    <div className={styles.whole}>
      <SortableRows
        caption={caption}
        heads={columns.map(({ label, isFigure, isLead, hide }) => ({
          label,
          isFigure,
          isLead,
          hide,
        }))}
        rows={rows.map((row, place) => ({
          key: keys[place] ?? String(place),
          cells: columns.map(({ cell }) => cell(row)),
          values: columns.map(({ value }) => value(row)),
        }))}
        initial={sortedBy && at >= 0 ? { at, direction: sortedBy[1] } : null}
        isFolded={isFolded}
      />
      {(isFolded || csv) && (
        <div className={styles.foot}>
          {isFolded && (
            <label className={styles.fold}>
              <input type="checkbox" className={styles.tick} />
              Show all {rows.length} rows
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
