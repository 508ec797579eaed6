import type { ReactNode } from 'react';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './FigureList.module.scss';

export interface Figure {
  readonly label: string;
  /** As it is printed: a formatted figure or an en dash. */
  readonly value: string;
  /** A second line: the peers' median, the period. */
  readonly note?: string;
  /** A small picture under the figure. */
  readonly picture?: ReactNode;
}

/** Figures with their names in a ruled grid, four across on a wide page and two on a phone. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value, note, picture }) => (
        <div key={label} className={styles.figure}>
          <dt className={typeStyles.note}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={typeStyles.label}>{note}</dd>}
          {picture && <dd className={styles.picture}>{picture}</dd>}
        </div>
      ))}
    </dl>
  );
}
