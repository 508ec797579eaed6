import { RowSpark } from '@/components/ui/charts/RowSpark';
import { Change } from '@/components/ui/Change';
import type { Figure } from '@/lib/pages/search/figures';
import { sparkLine } from '@/lib/tools/charts/spark-path';
import { formatNumber } from '@/lib/tools/format';

import styles from './GroupSection.module.scss';

/** A result's year, its price and its change in the session. */
export function Worth({ figure: { price, percent, label, closes } }: { figure: Figure }) {
  const line = sparkLine(closes ?? []);
  return (
    <span className={styles.worth}>
      {line && <RowSpark line={line} />}
      <span>
        {label} {formatNumber(price)}
      </span>
      <Change change={null} percent={percent} />
    </span>
  );
}
