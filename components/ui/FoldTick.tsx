import type { ReactNode } from 'react';

import styles from './FoldTick.module.scss';

/**
 * A checkbox that shows on a phone what its section folds there. It needs no JavaScript: the
 * section's style sheet hides the rest with the mixin `folded`.
 */
export function FoldTick({ children }: { children: ReactNode }) {
  return (
    <label className={styles.fold} data-fold="">
      <input type="checkbox" className={styles.tick} />
      <span>{children}</span>
    </label>
  );
}
