import type { ReactNode } from 'react';

import type { SortValue } from './sorting';

/**
 * How a column prints its values in the browser: `points` with a sign, `percent` as a coloured
 * change, `price` and `percent` with the row's polled quote. The others are plain text.
 */
type CellFormat = 'text' | 'count' | 'number' | 'points' | 'price' | 'percent';

export interface SortableColumn<Row> {
  readonly key: string;
  /** Header of the column, and its label in the rows of a phone. */
  readonly label: string;
  /** Header in the CSV file, where the label leaves the unit to the text around the table. */
  readonly file?: string;
  /** Prints the value, so that a page contains no cells of this column. */
  readonly format?: CellFormat;
  /** Decimals of `number` and `points`; 2 if left out. */
  readonly digits?: number;
  /** The cell, where it shows more than the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** The value for sorting and for the CSV file; `null` if unknown. */
  readonly value: (row: Row) => SortValue;
  /** Index in `QuoteFigures` where the cell shows a polled quote: rows are sorted by its last poll. */
  readonly polled?: 0 | 1 | 2;
  /** Figures are aligned to the right and sorted largest first. */
  readonly isFigure?: boolean;
  /** A bar under the figure, with a length proportional to the largest one. */
  readonly hasBar?: boolean;
  /** The figure of a row on a phone, until the rows are sorted by another one. */
  readonly isLead?: boolean;
  /** On a phone a few words, or a labelled figure, in place of the second line of the name; at most two columns. */
  readonly isNote?: boolean;
}

/** The change of a price in a session: the figure that leads on a phone. */
export const CHANGE_COLUMN: SortableColumn<{ readonly changePercent: number | null }> = {
  key: 'percent',
  label: 'Change %',
  isFigure: true,
  isLead: true,
  value: ({ changePercent }) => changePercent,
  format: 'percent',
};
