import { type StripFigure } from '@/lib/domain/fund/strip';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';

/** Six figures of a fund, two next to each other on a phone and three on a desk. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className={styles.figureStrip}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={typeStyles.note}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={typeStyles.label}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
