import { RowSpark } from '@/components/ui/charts/RowSpark';
import { Change } from '@/components/ui/Change';
import type { Figure } from '@/lib/pages/search/figures';
import { sparkLine } from '@/lib/tools/charts/spark-path';
import { formatDate, formatNumber } from '@/lib/tools/format';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './SearchPage.module.scss';

/** A result's year, its price with its day where that is old, and its change in the session. */
export function Worth({ figure: { price, percent, label, day, closes } }: { figure: Figure }) {
  const line = sparkLine(closes ?? []);
  return (
    <span className={styles.worth}>
      {line && <RowSpark line={line} />}
      <span>
        {label} {formatNumber(price)}
      </span>
      {day && <span className={typeStyles.muted}>{formatDate(day)}</span>}
      <Change change={null} percent={percent} />
    </span>
  );
}
