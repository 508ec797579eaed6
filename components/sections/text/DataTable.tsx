import type { ReactNode } from 'react';

import styles from './DataTable.module.scss';

interface DataTableProps {
  caption: ReactNode;
  showCaption?: boolean;
  /** Shown verbatim: some are prescribed. */
  header: readonly string[];
  /** A row with fewer cells than the header has names: its last one fills the other columns. */
  rows: readonly (readonly ReactNode[])[];
  /** The grand total, under a strong line; it fills the columns from the second on. */
  total?: readonly ReactNode[];
  /** The column that names a row, from 0; serial numbers before it are left out on a phone. */
  names?: number;
  /** The columns that hold figures, from 0. */
  figures?: readonly number[];
  /** At most four columns that fit a phone side by side, so that it is a table there too. */
  isNarrow?: boolean;
}

/**
 * A table of text or figures; on a phone each row of a wide one is an entry that repeats the columns'
 * names.
 */
export function DataTable(props: DataTableProps) {
  const { caption, showCaption, header, rows, total, names = 0, figures = [], isNarrow } = props;
  const cellOf = (cell: ReactNode, at: number, row: readonly ReactNode[]) => {
    const label = header[at];
    const rest = at === row.length - 1 ? header.length - at : 1;
    const kind = figures.includes(at) ? 'figure' : undefined;
    return at === names ? (
      <th key={at} scope="row" data-label={label}>
        {cell}
      </th>
    ) : (
      <td key={at} colSpan={rest > 1 ? rest : undefined} data-label={label} data-kind={kind}>
        {cell}
      </td>
    );
  };
  return (
    <table
      className={styles.table}
      data-narrow={isNarrow ? '' : undefined}
      data-numbered={names > 0 ? '' : undefined}
    >
      <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {header.map((name, at) => (
            <th key={name} scope="col" data-kind={figures.includes(at) ? 'figure' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>{row.map(cellOf)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{total.map(cellOf)}</tr>
        </tfoot>
      )}
    </table>
  );
}
