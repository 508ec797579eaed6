import type { ReactNode } from 'react';

import { NO_DATA_FOUND } from '@/lib/frame';

import styles from './NoData.module.scss';

/** A part of a page whose call gave nothing: the specification's text, and what would stand here. */
export function NoData({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{NO_DATA_FOUND}</p>
      {children && <p className={styles.why}>{children}</p>}
    </div>
  );
}
