import type { Cell, Column, Table } from '@/lib/domain/calculator';
import { calendarYear, financialYear, type PlanStart } from '@/lib/domain/calculator/plan-years';
import { formatDate, formatNumber } from '@/lib/tools/format';
import { quantityText } from '@/lib/domain/calculator/quantity-text';

import styles from './Details.module.scss';

interface YearTableProps {
  table: Table;
  caption: string;
  /** The calendar and financial year in which the plan starts. */
  start: PlanStart;
}

/** A row of more characters needs a wide screen for its columns. */
const LONG = 60;
/** The room of a share's bar, in characters. */
const BAR = 15;

/** Up to this many rows all are shown; of more, at first only the first five, each fifth and the last. */
const FEW = 12;

const isMore = (at: number, count: number): boolean =>
  count > FEW && at >= 5 && (at + 1) % 5 !== 0 && at < count - 1;

function cellText(cell: Cell, { key, unit }: Column): string {
  if (unit === 'date') return formatDate(String(cell));
  if (typeof cell === 'string' || !unit) return String(cell);
  if (key === 'difference') {
    const sum = quantityText({ value: Math.abs(cell), unit });
    return cell === 0 ? sum : `${cell > 0 ? 'Add' : 'Reduce by'} ${sum}`;
  }
  if (key === 'share' && cell % 1 !== 0) return `${formatNumber(cell, cell < 1 ? 1 : 0)}%`;
  return quantityText({ value: cell, unit });
}

/** The characters of a row. */
const lengthOf = (row: readonly Cell[], columns: readonly Column[]): number =>
  columns.reduce((sum, column, at) => sum + cellText(row[at] ?? '', column).length, 0);

/** A year, counted in three ways; the choice above the table selects which one is shown. */
function YearName({ year, start }: { year: number; start: PlanStart }) {
  return (
    <>
      <span data-count="plan">{year}</span>
      <span data-count="calendar">{calendarYear(start, year)}</span>
      <span data-count="financial">{financialYear(start, year)}</span>
    </>
  );
}

/** A share drawn beside its figure. */
function Share({ percent, text }: { percent: number; text: string }) {
  return (
    <span className={styles.share}>
      <svg aria-hidden="true">
        <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="100%" />
      </svg>
      <span>{text}</span>
    </span>
  );
}

/** The figures behind the chart. On narrow screens the style sheet sets each row as an entry. */
export function YearTable({ table: { columns, rows }, caption, start }: YearTableProps) {
  const [first, ...others] = columns;
  if (!first) return null;
  const isYears = first.key === 'year';
  const bars = isYears && columns.some(({ key }) => key === 'share') ? BAR : 0;
  const isLong = rows.some((row) => lengthOf(row, columns) + bars > LONG);
  return (
    <table
      className={styles.table}
      data-years={isYears ? '' : undefined}
      data-long={isLong ? '' : undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first.label}</th>
          {others.map(({ key, label, unit }) => (
            <th key={key} scope="col" data-key={key} data-figure={unit}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells], at) => (
          <tr key={at} data-more={isMore(at, rows.length) ? '' : undefined}>
            <th scope="row" data-label={isYears ? 'Year' : undefined}>
              {isYears && typeof head === 'number' ? (
                <YearName year={head} start={start} />
              ) : first.unit === 'date' ? (
                cellText(head, first)
              ) : (
                head
              )}
            </th>
            {others.map((column, index) => {
              const cell = cells[index] ?? '';
              const text = cellText(cell, column);
              return (
                <td
                  key={column.key}
                  data-key={column.key}
                  data-figure={column.unit}
                  data-label={column.label}
                >
                  {isYears && column.key === 'share' && typeof cell === 'number' ? (
                    <Share percent={cell} text={text} />
                  ) : (
                    <span>{text}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
