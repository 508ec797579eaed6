import type { ReactNode } from 'react';

import styles from './Controls.module.scss';

/**
 * A checkbox that shows the folded part of its section on a phone.
 */
export function FoldTick({ children }: { children: ReactNode }) {
  return (
    <label className={styles.moreFold} data-fold="">
      <input type="checkbox" className={styles.tick} />
      <span>{children}</span>
    </label>
  );
}
