import type { ReactNode } from 'react';

import styles from './MainMenu.module.scss';
import { GROUP } from './menu-id';

/** A part of the drawer that opens. */
export function DrawerFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name={GROUP}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
