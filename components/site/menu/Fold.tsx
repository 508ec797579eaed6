import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';

import styles from './MobileDrawer.module.scss';

/** Name of the drawer's accordion: one `<details>` is open at a time. */
export const GROUP = 'mobile-menu';

/** A part of the drawer that opens. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name={GROUP} className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
