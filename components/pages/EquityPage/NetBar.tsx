import { formatChange } from '@/lib/tools/format';

import styles from './FlowsSection.module.scss';

interface NetBarProps {
  /** ₹ crore. */
  net: number | null;
  /** The largest absolute value of the column. */
  most: number;
  kind: 'foreign' | 'domestic';
}

/** A net figure with a bar: to the right of the middle for purchases, to the left for sales. */
export function NetBar({ net, most, kind }: NetBarProps) {
  const share = net === null || most === 0 ? 0 : Math.round((Math.abs(net) / most) * 500) / 10;
  const start = net !== null && net < 0 ? 50 - share : 50;
  return (
    <span className={styles.net}>
      <svg className={styles.bar} data-kind={kind} aria-hidden="true">
        <rect x={`${start}%`} width={`${share}%`} y="25%" height="50%" />
        <line x1="50%" x2="50%" y1="0" y2="100%" className={styles.middle} />
      </svg>
      <span className={styles.figure}>{formatChange(net)}</span>
    </span>
  );
}
