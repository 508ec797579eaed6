import { directionOf, formatMovement, MISSING } from '@/lib/tools/format';

import styles from './Inline.module.scss';
import { VisuallyHidden } from './VisuallyHidden';

export interface ChangeProps {
  change: number | null;
  /** Per cent. */
  percent: number | null;
  /** The base of the change, which screen readers read with its direction. */
  since?: string;
}

/**
 * A change as `▲ +22.10 (+1.66%)`: colour, arrow and sign together. Red when negative, otherwise
 * green, as the specification's section 5 says; an en dash if there is no figure.
 */
export function Change({ change, percent, since }: ChangeProps) {
  const known = change ?? percent;
  if (known === null || !Number.isFinite(known)) return <span>{MISSING}</span>;
  const direction = directionOf(known);
  return (
    <span className={styles.change} data-direction={direction} translate="no">
      {since && direction !== 'flat' && <VisuallyHidden>{direction} </VisuallyHidden>}
      {formatMovement(change, percent)}
      {since && <VisuallyHidden> since {since}</VisuallyHidden>}
    </span>
  );
}
