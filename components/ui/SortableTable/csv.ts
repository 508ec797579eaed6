import { BYTE_ORDER_MARK, csvText } from '@/lib/tools/csv';

import type { SortableColumn } from './columns';

/** A table as a CSV file: figures as plain numbers, a missing one blank. */
export function tableCsv<Row>(
  columns: readonly Pick<SortableColumn<Row>, 'label' | 'file' | 'value'>[],
  rows: readonly Row[],
): string {
  const header = columns.map(({ label, file }) => file ?? label);
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  return BYTE_ORDER_MARK + csvText([header, ...cells]);
}
