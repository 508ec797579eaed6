import type { ReactNode } from 'react';

export interface SortableColumn<Row> {
  readonly key: string;
  /** Names the column in its header, on the cards of a phone and in the CSV file. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What rows are sorted by and what the file holds. */
  readonly value: (row: Row) => string | number | null;
  /** Figures stand to the right and are sorted largest first. */
  readonly isFigure?: boolean;
  /** Stands beside the name on a card. */
  readonly isLead?: boolean;
  /** The least important columns give way on a phone. */
  readonly hide?: 'phone';
}
