import { type Column, figure, words } from '@/components/ui/Table/columns';
import { formatDate, formatChange } from '@/lib/tools/format';
import type { FlowDay } from '@/lib/domain/market/flows';
import { SideBars } from '@/components/ui/charts/SideBars';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Market.module.scss';

interface NetBarProps {
  /** ₹ crore. */
  net: number | null;
  /** The largest absolute value of the column. */
  most: number;
  kind: 'foreign' | 'domestic';
}

/** A net figure with a bar: to the right of the middle for purchases, to the left for sales. */
function NetBar({ net, most, kind }: NetBarProps) {
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

const largest = (days: readonly FlowDay[]): number =>
  Math.max(
    0,
    ...days.flatMap(({ foreign, domestic }) => [foreign ?? 0, domestic ?? 0].map(Math.abs)),
  );

/** The columns of the institutions' days; both bars have the same scale. */
export function flowColumns(days: readonly FlowDay[]): readonly Column<FlowDay>[] {
  const most = largest(days);
  return [
    words('date', 'Day', ({ date }) => date, {
      cell: ({ date }) => (
        <time dateTime={date} className={basics.unbroken}>
          {formatDate(date)}
        </time>
      ),
    }),
    figure('foreign', 'Foreign net', ({ foreign }) => foreign, {
      file: 'Foreign net ₹ crore',
      slot: 'third',
      cell: ({ foreign }) => <NetBar net={foreign} most={most} kind="foreign" />,
    }),
    figure('domestic', 'Domestic net', ({ domestic }) => domestic, {
      file: 'Domestic net ₹ crore',
      slot: 'third',
      cell: ({ domestic }) => <NetBar net={domestic} most={most} kind="domestic" />,
    }),
  ];
}
