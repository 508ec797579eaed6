import { SideBars } from '@/components/ui/charts/SideBars';
import { formatChange } from '@/lib/tools/format';

import styles from '@/components/sections/market/Market.module.scss';

interface NetBarProps {
  /** ₹ crore. */
  net: number | null;
  /** The largest absolute value of the column. */
  most: number;
  kind: 'foreign' | 'domestic';
}

/** A net figure with a bar: to the right of the middle for purchases, to the left for sales. */
export function NetBar({ net, most, kind }: NetBarProps) {
  const share = net === null || most === 0 ? 0 : net / most;
  return (
    <span className={styles.net}>
      <span className={styles.netBar}>
        <SideBars left={-share} right={share} tone={kind === 'foreign' ? 'accent' : 'second'} />
      </span>
      <span className={styles.netFigure}>{formatChange(net)}</span>
    </span>
  );
}
