import { formatNumber } from '@/lib/tools/format';

import styles from './ResultsSection.module.scss';

/** A profit in ₹ crore; a loss has an arrow and a sign besides its colour. */
export function Money({ crore }: { crore: number | null }) {
  if (crore === null || crore >= 0) return formatNumber(crore);
  return (
    <span className={styles.loss} data-direction="down">
      {formatNumber(crore)}
    </span>
  );
}
