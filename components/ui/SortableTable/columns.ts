import type { ReactNode } from 'react';

export interface SortableColumn<Row> {
  readonly key: string;
  /** Names the column in its header and on the cards of a phone. */
  readonly label: string;
  /** Names it in the CSV file, where the label leaves the unit to the words around the table. */
  readonly file?: string;
  /** What stands in the table, which rows are sorted by as well: a `time`'s moment before all else. */
  readonly cell: (row: Row) => ReactNode;
  /** What the file holds; `null` where nothing is known. */
  readonly value: (row: Row) => string | number | null;
  /** Figures stand to the right and are sorted largest first. */
  readonly isFigure?: boolean;
  /** Stands beside the name on a card. */
  readonly isLead?: boolean;
  /** The least important columns give way on a phone. */
  readonly hide?: 'phone';
}
