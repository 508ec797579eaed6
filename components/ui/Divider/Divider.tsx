import styles from '@/components/ui/Ledger/Ledger.module.scss';

/** One pale line across margin and body, between two sections on the same ground. */
export function Divider() {
  return (
    <div className={styles.divider} aria-hidden="true">
      <div className={styles.line} />
    </div>
  );
}
