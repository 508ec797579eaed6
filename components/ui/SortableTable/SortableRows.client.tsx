'use client';

import { type ReactNode, useMemo, useState } from 'react';

import { Icon } from '../Icon';
import { useHydrated } from '../use-hydrated';
import styles from './SortableTable.module.scss';
import { nextSorting, sortedRows, type Sorting, type SortValue } from './sorting';

export interface Head {
  readonly label: string;
  readonly isFigure?: boolean;
  readonly isLead?: boolean;
  readonly hide?: 'phone';
}

export interface DrawnRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  readonly values: readonly SortValue[];
}

interface SortableRowsProps {
  caption: string;
  heads: readonly Head[];
  /** Drawn on the server, in the order that stands without a script. */
  rows: readonly DrawnRow[];
  /** The order of `rows`, where a column has it. */
  initial: Sorting | null;
  /** Rows are folded away past these. */
  isFolded: boolean;
}

const marks = ({ isFigure, isLead, hide }: Head) => ({
  'data-figure': isFigure ? '' : undefined,
  'data-lead': isLead ? '' : undefined,
  'data-hide': hide,
});

function SortKey({
  label,
  sorting,
  onPress,
}: {
  label: string;
  sorting: Sorting | null;
  onPress: () => void;
}) {
  return (
    <button type="button" className={styles.key} data-sorted={sorting?.direction} onClick={onPress}>
      {label}
      <Icon name={sorting?.direction === 'ascending' ? 'rise' : 'fall'} className={styles.arrow} />
    </button>
  );
}

/** The table itself: its headers become buttons that re-sort the rows once the page is alive. */
export function SortableRows({ caption, heads, rows, initial, isFolded }: SortableRowsProps) {
  const [sorting, setSorting] = useState<Sorting | null>(initial);
  const isHydrated = useHydrated();
  const shown = useMemo(
    () => (sorting && sorting !== initial ? sortedRows(rows, sorting) : rows),
    [rows, sorting, initial],
  );
  return (
    <table
      className={styles.table}
      data-alive={isHydrated ? '' : undefined}
      data-folded={isFolded ? '' : undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => {
            const own = sorting?.at === at ? sorting : null;
            return (
              <th key={head.label} scope="col" aria-sort={own?.direction} {...marks(head)}>
                {isHydrated ? (
                  <SortKey
                    label={head.label}
                    sorting={own}
                    onPress={() => setSorting(nextSorting(sorting, at, head.isFigure ?? false))}
                  />
                ) : (
                  head.label
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, cells }) => (
          <tr key={key}>
            {heads.map((head, at) =>
              at === 0 ? (
                <th key={head.label} scope="row">
                  {cells[at]}
                </th>
              ) : (
                <td key={head.label} data-label={head.label} {...marks(head)}>
                  {cells[at]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
