import type { ReactNode } from 'react';

import {
  formatChange,
  formatCount,
  formatDate,
  formatNumber,
  formatRupees,
} from '@/lib/tools/format';

import type { SortValue } from './sorting';

/**
 * How a column prints its values: `points` with a sign, `percent` as a coloured change, `price` and
 * `percent` with the row's polled quote, `day` as a date.
 */
type CellFormat = 'text' | 'count' | 'number' | 'points' | 'rupees' | 'day' | 'price' | 'percent';

/**
 * The place of a cell on a phone.
 *
 * In a list, a table with an `order`, a row has its name and `particulars` at the left, `price` and
 * `change` at the right, without labels, and one figure with its label in the second line: `third`,
 * or the figure that the rows are sorted by. Without a change, this figure is below the price; with
 * neither, it is alone at the right. All columns without a place are shown by a checkbox.
 *
 * In a table with a fixed order, cells stay next to each other, but `line` puts one on a separate
 * line under its row, after its label, and `none` leaves it out, for a drawing of another cell's
 * figure.
 */
export type Slot = 'particulars' | 'price' | 'change' | 'third' | 'line' | 'none';

/** A column of a table and of its file. The first column names the row. */
export interface Column<Row> {
  readonly key: string;
  /** The header, and the label in the rows of a phone. */
  readonly label: string;
  /** Header in the file, where the label leaves the unit to the text around the table. */
  readonly file?: string;
  /** The value for sorting and for the file; `null` if unknown. */
  readonly value: (row: Row) => SortValue;
  /** Prints the value, so that a page contains no cells of this column; `text` if left out. */
  readonly format?: CellFormat;
  /** Decimals of `number` and `points`; 2 if left out. */
  readonly digits?: number | undefined;
  /** The cell, where it shows more than the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Index in `QuoteFigures` where the cell shows a polled quote: rows are sorted by its last poll. */
  readonly polled?: 0 | 1 | 2;
  /** Figures are aligned to the right with tabular digits, and sorted largest first. */
  readonly isFigure?: boolean | undefined;
  /** A bar under the figure, with a length proportional to the largest one. */
  readonly hasBar?: boolean | undefined;
  readonly slot?: Slot | undefined;
  /** The header is only for screen readers, since the cells say what they are. */
  readonly isLabelHidden?: boolean;
}

type Value<Row> = Column<Row>['value'];

/** What a column may have besides key, label and value. */
type Further<Row> = Partial<Omit<Column<Row>, 'key' | 'label' | 'value'>>;

/** A column of words. */
export const words = <Row>(
  key: string,
  label: string,
  value: Value<Row>,
  further?: Further<Row>,
): Column<Row> => ({ key, label, value, ...further });

/** A column of days, sorted by the calendar. */
export const day = <Row>(
  key: string,
  label: string,
  value: Value<Row>,
  further?: Further<Row>,
): Column<Row> => ({ key, label, value, format: 'day', ...further });

/** A column of figures, with two decimals unless `digits` or another format is given. */
export const figure = <Row>(
  key: string,
  label: string,
  value: Value<Row>,
  further?: Further<Row>,
): Column<Row> => ({ key, label, value, isFigure: true, format: 'number', ...further });

/** A column of whole numbers. */
export const count = <Row>(
  key: string,
  label: string,
  value: Value<Row>,
  further?: Further<Row>,
): Column<Row> => ({ key, label, value, isFigure: true, format: 'count', ...further });

/** A column of sums in rupees. */
export const rupees = <Row>(
  key: string,
  label: string,
  value: Value<Row>,
  further?: Further<Row>,
): Column<Row> => ({ key, label, value, isFigure: true, format: 'rupees', ...further });

/** A column of changes in per cent, with sign and colour. */
export const percent = <Row>(
  key: string,
  label: string,
  value: Value<Row>,
  further?: Further<Row>,
): Column<Row> => ({ key, label, value, isFigure: true, format: 'percent', ...further });

/** The change of a price in a session. */
export const CHANGE_COLUMN: Column<{ readonly changePercent: number | null }> = percent(
  'percent',
  'Change %',
  ({ changePercent }) => changePercent,
  { slot: 'change' },
);

/** Leaves out columns of which no row has a value, except those named in `always`. */
export const filledColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  always: readonly string[],
): readonly Column<Row>[] =>
  columns.filter(
    ({ key, value }) => always.includes(key) || rows.some((row) => value(row) !== null),
  );

type PrintedFormat = Exclude<CellFormat, 'percent'>;

/** A value in the format of its column, as text. */
export function printed(value: SortValue, format: PrintedFormat, digits?: number): string {
  if (format === 'text') return value === null ? '' : String(value);
  if (format === 'day') return formatDate(typeof value === 'string' ? value : null);
  const known = typeof value === 'number' ? value : null;
  if (format === 'count') return formatCount(known);
  if (format === 'rupees') return formatRupees(known);
  return format === 'points' ? formatChange(known, digits) : formatNumber(known, digits);
}
