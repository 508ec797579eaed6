import type { ReactNode } from 'react';

import styles from './Table.module.scss';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the right in equal digits; the first column names the row. */
  readonly isFigure?: boolean;
  /** The least important columns give way on a phone. */
  readonly hide?: 'phone';
}

interface TableProps<Row> {
  /** Says what the table holds; read out, and shown if `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  /** The first one names the row; nine at most may be figures or hide. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row that the page is about. */
  isOwn?: (row: Row) => boolean;
  /** `even` gives every column but the first the same width, for bars that stand over them. */
  layout?: 'auto' | 'even';
}

/** Places of columns, counted from 1: kept on the table, since a long one has hundreds of cells. */
function places<Row>(
  columns: readonly Column<Row>[],
  test: (column: Column<Row>) => boolean | undefined,
): string | undefined {
  return columns.flatMap((column, at) => (test(column) ? [at + 1] : [])).join(' ') || undefined;
}

/** Rows under one strong line; the first column names each row. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, isOwn, layout = 'auto' } = props;
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table
      className={styles.table}
      data-layout={layout}
      data-figures={places(columns, ({ isFigure }) => isFigure)}
      data-wide={places(columns, ({ hide }) => hide === 'phone')}
    >
      <caption className={showCaption ? styles.caption : styles.spoken}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header }) =>
            header === '' ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col">
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-own={isOwn?.(row) ? '' : undefined}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
