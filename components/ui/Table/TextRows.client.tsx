'use client';

interface TextRowsProps {
  /** Cells by row; the first one names the row. */
  rows: readonly (readonly string[])[];
}

/** Rows of plain text. A client component, so that a page carries their text, not their elements. */
export function TextRows({ rows }: TextRowsProps) {
  return rows.map(([first, ...others], at) => (
    <tr key={at}>
      <th scope="row">{first}</th>
      {others.map((text, column) => (
        <td key={column}>{text}</td>
      ))}
    </tr>
  ));
}
