import type { ColumnHead } from './SortableRows.client';
import type { Sorting } from './sorting';
import styles from './Table.module.scss';

interface OrderFieldsProps {
  id: string;
  columns: readonly ColumnHead[];
  sorting: Sorting | null;
  /** Handles a press on a column's header. */
  press: (at: number) => void;
  isHydrated: boolean;
  /** The rows cannot be reordered: the server orders them, or there are few. */
  isOrdered: boolean;
}

/**
 * For phones, where rows have no headers: a choice of the column that orders them and whose figure
 * they show, and a checkbox for all other figures, which needs no JavaScript.
 */
export function OrderFields({
  id,
  columns,
  sorting,
  press,
  isHydrated,
  isOrdered,
}: OrderFieldsProps) {
  return (
    <div className={styles.order}>
      {!isOrdered && (
        <span className={styles.by}>
          <label htmlFor={`${id}by`}>Sort by</label>
          <select
            id={`${id}by`}
            value={sorting?.at ?? ''}
            disabled={!isHydrated}
            onChange={({ target }) => press(Number(target.value))}
          >
            {sorting === null && <option value="">As listed</option>}
            {columns.map(({ key, label }, at) => (
              <option key={key} value={at}>
                {label}
              </option>
            ))}
          </select>
          <button
            type="button"
            data-sorted={sorting?.direction}
            disabled={!isHydrated || sorting === null}
            onClick={() => sorting && press(sorting.at)}
          >
            <span className="visually-hidden">Reverse the order</span>
          </button>
        </span>
      )}
      <label className={styles.every}>
        <input type="checkbox" className={styles.all} />
        All figures
      </label>
    </div>
  );
}
