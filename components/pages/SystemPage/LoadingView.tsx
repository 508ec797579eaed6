import { Ledger } from '@/components/ui/Ledger/Ledger';

import styles from './LoadingView.module.scss';

/** Lines of the skeleton, by their length in twelfths. */
const LINES = [12, 10, 11, 7] as const;

/** The ruled page before its entries: said once to screen readers, still for the eye. */
export function LoadingView() {
  return (
    <Ledger>
      <div role="status" className={styles.loading}>
        <h1 className={styles.words}>Loading …</h1>
        <div className={styles.title} />
        {LINES.map((length) => (
          <div key={length} className={styles.line} data-length={length} />
        ))}
      </div>
    </Ledger>
  );
}
