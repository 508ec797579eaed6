import type { ReactNode } from 'react';

import styles from './Table.module.scss';
import { TextRows } from './TextRows.client';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned to the right with tabular digits; the first column names the row. */
  readonly isFigure?: boolean;
  /**
   * On a phone: `line` puts the cell on a separate line under the row, after the header, which must
   * be text; `none` leaves it out, for a drawing of another cell's figure.
   */
  readonly narrow?: 'line' | 'none';
}

interface TableProps<Row> {
  /** Describes the table for screen readers; visible if `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  /** The first one names the row; at most nine, and at most five next to each other on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row that the page is about. */
  isOwn?: (row: Row) => boolean;
  /**
   * `even` gives all columns but the first the same width, for bars above them; in `words`, columns
   * of figures also hold words: cells wrap between words, and no name breaks within one.
   */
  layout?: 'auto' | 'even' | 'words';
}

/** Column numbers from 1, set once on the table instead of on hundreds of cells. */
function places<Row>(
  columns: readonly Column<Row>[],
  test: (column: Column<Row>) => boolean | undefined,
): string | undefined {
  return columns.flatMap((column, at) => (test(column) ? [at + 1] : [])).join(' ') || undefined;
}

/** The cells by row, or `null` if some cell is more than text. */
function textsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const isText = (row: readonly ReactNode[]): row is string[] =>
    row.every((cell) => typeof cell === 'string');
  return cells.every(isText) ? cells : null;
}

/** The label that the style sheet puts before a cell on a separate line. */
const lineOf = <Row,>({ header, narrow }: Column<Row>): string | undefined =>
  narrow === 'line' ? String(header) : undefined;

/**
 * Attributes of a special cell; plain cells have none, which saves hundreds of attributes per page.
 */
function marksOf<Row>(column: Column<Row>) {
  const { narrow } = column;
  if (!narrow) return undefined;
  return {
    'data-narrow': narrow,
    ...(narrow === 'line' && { 'data-label': lineOf(column) }),
  };
}

/** A table; the first column names each row. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, isOwn, layout = 'auto' } = props;
  const [first, ...others] = columns;
  if (!first) return null;
  // Rows of plain text have no attributes for single cells.
  const isPlain = !isOwn && columns.every(({ narrow }) => narrow !== 'none');
  const texts = isPlain ? textsOf(columns, rows) : null;
  const beside = columns.filter(({ narrow }) => !narrow).length;
  return (
    <table
      className={styles.table}
      data-layout={layout}
      data-figures={places(columns, ({ isFigure }) => isFigure)}
      data-beside={beside < columns.length ? beside : undefined}
    >
      <caption className={showCaption ? styles.caption : styles.spoken}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, narrow }) =>
            header === '' ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col" {...(narrow && { 'data-narrow': narrow })}>
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {texts ? (
          <TextRows rows={texts} lines={columns.map(lineOf)} />
        ) : (
          rows.map((row) => (
            <tr key={rowKey(row)} {...(isOwn?.(row) && { 'data-own': '' })}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={column.key} {...marksOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}
