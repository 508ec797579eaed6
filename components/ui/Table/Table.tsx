import type { ReactNode } from 'react';

import { FileLinks } from '@/components/ui/FileLinks';
import { sparkLine } from '@/lib/tools/charts/spark-path';

import { Change } from '../Change';

import { type Column, printed } from './columns';
import { type ColumnHead, SortableRows } from './SortableRows.client';
import type { Sorting } from './sorting';
import styles from './Table.module.scss';
import { columnMarks } from './column-marks';
import { TextRows } from './TextRows.client';

interface TableProps<Row> {
  /** Describes the table for screen readers; visible if `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** The first one names the row; at most 24, and at most five next to each other on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The identity of a row; its place if left out. */
  rowKey?: (row: Row) => string;
  /** The row that the page is about. */
  isOwn?: (row: Row) => boolean;
  /** The headers are only for screen readers. */
  isHeadHidden?: boolean;
  /**
   * How a table with a fixed order is laid out. `even` gives all columns but the first the same
   * width, for bars above them; in `words`, columns of figures also hold words: cells wrap between
   * words, and no name breaks within one.
   */
  layout?: 'auto' | 'even' | 'words';
  /**
   * `sortable`: the headers sort the rows; without JavaScript they have the order of `rows`.
   * `server`: the rows are a page of a list that the server orders. Both are lists on a phone.
   */
  order?: 'fixed' | 'sortable' | 'server';
  /** The column and direction by which the rows of a list are sorted. */
  sortedBy?: readonly [key: string, direction: Sorting['direction']] | undefined;
  /** The polled quote of a row of a list, such as `stock:INFY`. */
  quoteOf?: ((row: Row) => string) | undefined;
  /** The closes of a row's year in a list, oldest first; drawn if any row has them. */
  sparkOf?: (row: Row) => readonly (number | null)[] | undefined;
  /** Folds the rows of a list past the first fifteen behind a checkbox, which needs no JavaScript. */
  folds?: boolean;
  /** Address of the same rows as a CSV file; the JSON file has the same name. */
  csv?: string;
}

/** Rows that the style sheet leaves unfolded. */
const UNFOLDED = 15;

/** Sorted by the change of the year. */
const SPARK: ColumnHead = { key: 'spark', label: 'One year', isFigure: true, format: 'spark' };

function cellOf<Row>({ cell, value, format = 'text', digits }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const of = value(row);
  if (format !== 'percent') return printed(of, format, digits);
  return <Change change={null} percent={typeof of === 'number' ? of : null} />;
}

/** The cells by row, or `null` if some cell is more than text. */
function textsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row)));
  const isText = (row: readonly ReactNode[]): row is string[] =>
    row.every((cell) => typeof cell === 'string');
  return cells.every(isText) ? cells : null;
}

/** Attributes of a cell that has a place on a phone; the others have none. */
const marksOf = <Row,>({ slot, label }: Column<Row>) => ({
  'data-slot': slot,
  'data-label': slot === 'line' ? label : undefined,
});

/** A table whose rows keep their order; next to each other on a phone too. */
function FixedTable<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, isOwn, layout = 'auto' } = props;
  const [first, ...others] = columns;
  if (!first) return null;
  // Rows of plain text have no attributes for single cells.
  const isPlain = !isOwn && columns.every(({ slot }) => slot !== 'none');
  const texts = isPlain ? textsOf(columns, rows) : null;
  const beside = columns.filter(({ slot }) => slot !== 'line' && slot !== 'none').length;
  return (
    <table
      className={styles.table}
      data-layout={layout}
      data-beside={beside < columns.length ? beside : undefined}
      {...columnMarks(columns)}
    >
      <caption className={showCaption ? styles.caption : styles.spoken}>{caption}</caption>
      <thead className={props.isHeadHidden ? styles.spoken : undefined}>
        <tr>
          {columns.map(({ key, label, slot, isLabelHidden }) =>
            label === '' ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col" data-slot={slot}>
                {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {texts ? (
          <TextRows
            rows={texts}
            lines={columns.map(({ slot, label }) => (slot === 'line' ? label : undefined))}
          />
        ) : (
          rows.map((row, at) => (
            <tr key={rowKey?.(row) ?? at} data-own={isOwn?.(row) ? '' : undefined}>
              <th scope="row">{cellOf(first, row)}</th>
              {others.map((column) => (
                <td key={column.key} {...marksOf(column)}>
                  {cellOf(column, row)}
                </td>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

function headOf<Row>(
  { file: _file, cell: _cell, value, hasBar, isLabelHidden: _is, ...head }: Column<Row>,
  rows: readonly Row[],
): ColumnHead {
  const figures = hasBar ? rows.map((row) => Number(value(row))) : [];
  const most = Math.max(0, ...figures);
  return most > 0 ? { ...head, most } : head;
}

/** A table whose rows can be sorted and folded, with rows of two lines on a phone. */
function List<Row>(props: TableProps<Row> & { isFolded: boolean }) {
  const { columns, rows, rowKey, quoteOf, sparkOf, sortedBy, isFolded } = props;
  const sparks = rows.map((row) => sparkLine(sparkOf?.(row) ?? []));
  const hasSparks = sparks.some((spark) => spark !== null);
  /** The year comes after the name. */
  const withYear = <Item,>(items: readonly Item[], year: Item): readonly Item[] =>
    hasSparks ? [...items.slice(0, 1), year, ...items.slice(1)] : items;
  const heads = withYear(
    columns.map((column) => headOf(column, rows)),
    SPARK,
  );
  const sortedAt = heads.findIndex(({ key }) => key === sortedBy?.[0]);
  return (
    <SortableRows
      caption={props.caption}
      showCaption={props.showCaption ?? false}
      columns={heads}
      rows={rows.map((row, at) => ({
        key: rowKey?.(row) ?? String(at),
        ...(quoteOf && { quote: quoteOf(row) }),
        ...(hasSparks && { spark: sparks[at] ?? null }),
        values: withYear(
          columns.map(({ value }) => value(row)),
          sparks[at]?.percent ?? null,
        ),
        cells: Object.fromEntries(
          columns.flatMap(({ key, cell }) => (cell ? [[key, cell(row)] as const] : [])),
        ),
      }))}
      initial={sortedBy && sortedAt >= 0 ? { at: sortedAt, direction: sortedBy[1] } : null}
      isFolded={isFolded}
      isOrdered={props.order === 'server'}
    />
  );
}

/** A table; it may be sorted, folded and had as a CSV or JSON file. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, csv, folds, order = 'fixed' } = props;
  if (order === 'fixed') return <FixedTable {...props} />;
  const isFolded = folds === true && rows.length > UNFOLDED;
  return (
    <div className={styles.whole}>
      <List {...props} isFolded={isFolded} />
      {(isFolded || csv) && (
        <div className={styles.foot}>
          {isFolded && (
            <label className={styles.fold}>
              <input type="checkbox" className={styles.tick} />
              {`Show all ${rows.length} rows`}
            </label>
          )}
          {csv && (
            <div className={styles.files}>
              <FileLinks href={csv} of={caption} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
