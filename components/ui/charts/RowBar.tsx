import styles from './Shapes.module.scss';

interface RowBarProps {
  value: number | null;
  /** The largest of the rows. */
  most: number;
  /** Paler, for the year before. */
  isPast?: boolean;
}

/** A bar next to its figure in a row of a table. */
export function RowBar({ value, most, isPast }: RowBarProps) {
  const share = value === null || most <= 0 ? 0 : Math.max(0, Math.min(1, value / most));
  return (
    <svg className={styles.rowBar} data-past={isPast ? '' : undefined} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
