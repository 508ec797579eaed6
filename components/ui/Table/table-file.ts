import { type Sourced, SOURCE_WORDS } from '@/lib/domain/sourced';
import { unavailable } from '@/lib/tools/responses';
import { tableResponse } from '@/lib/tools/table-file';

import type { Column } from './columns';

/** A column as far as a file has it. */
export type FileColumn<Row> = Pick<Column<Row>, 'label' | 'file' | 'value'>;

/** The cells of a table for a file, without the column names. */
export const fileTable = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]) => ({
  header: columns.map(({ label, file }) => file ?? label),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

interface FileOf<Row> {
  /** Of the file, without its suffix. */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly rows: readonly Row[];
  /** Whose rows they are; `null` while they have not loaded. */
  readonly of: Pick<Sourced<unknown>, 'source' | 'asOf' | 'note'> | null;
}

/**
 * The rows of a table as CSV or JSON, by the extension of the address; 503 while they have not
 * loaded.
 */
export function tableFile<Row>(
  request: Pick<Request, 'url'>,
  { name, columns, rows, of }: FileOf<Row>,
): Response {
  if (!of) return unavailable();
  const { source, asOf, note } = of;
  const table = fileTable(columns, rows);
  return tableResponse(request, { name, ...table, source: SOURCE_WORDS[source], asOf, note });
}
