'use client';

interface TextRowsProps {
  /** Cells by row; the first one names the row. */
  rows: readonly (readonly string[])[];
  /** By column: the label of cells that are on a separate line on a phone. */
  lines: readonly (string | undefined)[];
}

/**
 * Rows of plain text. A client component, so that a page contains their text, not their elements.
 */
export function TextRows({ rows, lines }: TextRowsProps) {
  return rows.map(([first, ...others], at) => (
    <tr key={at}>
      <th scope="row">{first}</th>
      {others.map((text, column) => (
        <td key={column} data-slot={lines[column + 1] && 'line'} data-label={lines[column + 1]}>
          {text}
        </td>
      ))}
    </tr>
  ));
}
