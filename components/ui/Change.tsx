import { directionOf, formatMovement, MISSING } from '@/lib/format';

import styles from './Change.module.scss';

export interface ChangeProps {
  change: number | null;
  /** Per cent. */
  percent: number | null;
}

/**
 * A change as `▲ +22.10 (+1.66%)`: colour, arrow and sign together. Red when negative, otherwise
 * green, as the specification's section 5 says; an en dash where there is no figure.
 */
export function Change({ change, percent }: ChangeProps) {
  const known = change ?? percent;
  if (known === null || !Number.isFinite(known)) return <span>{MISSING}</span>;
  const direction = directionOf(known);
  return (
    <span className={styles.change} data-direction={direction} translate="no">
      {formatMovement(change, percent)}
    </span>
  );
}
