import type { ReactNode } from 'react';

import { NO_DATA_FOUND } from '@/lib/site/constants';

import styles from './NoData.module.scss';

/** The specification's text where data is missing, then the reason. */
export function NoData({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{NO_DATA_FOUND}</p>
      {children && <p className={styles.reason}>{children}</p>}
    </div>
  );
}
