import { type StripFigure } from '@/lib/domain/fund/strip';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';

/** Six figures of a fund, two next to each other on a phone and three on a desk. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className={styles.figureStrip}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={basics.note}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={basics.label}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
