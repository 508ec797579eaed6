import { directionOf, formatChange, formatChangePercent, MISSING } from '@/lib/format';

import styles from './Change.module.scss';
import { Icon } from './Icon';

interface ChangeProps {
  change: number | null;
  /** Per cent. */
  percent: number | null;
}

function wordsOf(change: number | null, percent: number | null): string {
  if (change === null) return formatChangePercent(percent);
  return percent === null
    ? formatChange(change)
    : `${formatChange(change)} (${formatChangePercent(percent)})`;
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
    <span className={styles.change} data-direction={direction}>
      {direction !== 'flat' && <Icon name={direction === 'up' ? 'rise' : 'fall'} />}
      {wordsOf(change, percent)}
    </span>
  );
}
