import { type Sourced, SOURCE_WORDS } from '@/lib/domain/sourced';
import { unavailable } from '@/lib/tools/responses';
import type { TableFile } from '@/lib/tools/table-file';

import type { Column } from './columns';

/** A column as far as a file has it. */
type FileColumn<Row> = Pick<Column<Row>, 'label' | 'file' | 'value'>;

/** The cells of a table for a file, and the names of its columns. */
export const fileTable = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]) => ({
  header: columns.map(({ label, file }) => file ?? label),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

interface TableOf<Row> {
  /** Of the file, without its suffix. */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly rows: readonly Row[];
  /** Whose rows they are; `null` while they have not loaded. */
  readonly of: Pick<Sourced<unknown>, 'source' | 'asOf' | 'note'> | null;
}

/** The rows of a table, with its columns, as a file; 503 while they have not loaded. */
export function tableOf<Row>({ name, columns, rows, of }: TableOf<Row>): TableFile | Response {
  if (!of) return unavailable();
  const { source, asOf, note } = of;
  return {
    ...fileTable(columns, rows),
    name,
    source: SOURCE_WORDS[source],
    asOf,
    note,
  };
}
