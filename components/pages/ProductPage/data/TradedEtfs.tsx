import { NoList } from '@/components/ui/NoData/NoData';
import { percent, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { dayOf } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { formatCrore, formatDate } from '@/lib/tools/format';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import { AgedSource } from '@/components/sections/AgedSource';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/ui/charts/Shapes.module.scss';

interface RowBarProps {
  value: number | null;
  /** The largest of the rows. */
  most: number;
  /** Paler, for the year before. */
  isPast?: boolean;
}

/** A bar next to its figure in a row of a table. */
export function RowBar({ value, most, isPast }: RowBarProps) {
  const share = value === null || most <= 0 ? 0 : Math.max(0, Math.min(1, value / most));
  return (
    <svg className={styles.rowBar} data-past={isPast ? '' : undefined} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}

/** Rows of the list. */
const MOST = 10;

/** The ETFs with the largest turnover of the day; those that did not trade are left out. */
function mostTraded(etfs: readonly Etf[], most: number): readonly Etf[] {
  return etfs
    .filter(({ valueCrore }) => (valueCrore ?? 0) > 0)
    .sort((a, b) => (b.valueCrore ?? 0) - (a.valueCrore ?? 0))
    .slice(0, most);
}

interface TradedEtfsProps {
  etfs: Sourced<readonly Etf[]> | null;
  now: MarketClock;
}

/** The most traded exchange-traded funds of the day. */
export function TradedEtfs({ etfs, now }: TradedEtfsProps) {
  const rows = etfs ? mostTraded(etfs.data, MOST) : [];
  if (!etfs || rows.length === 0)
    return (
      <NoList list={etfs} what="ETFs">
        {etfs?.asOf ? `No ETF traded on ${formatDate(etfs.asOf)}.` : 'No ETF traded.'}
      </NoList>
    );
  const day = dayOf(etfs.asOf);
  const most = rows[0]?.valueCrore ?? 0;
  return (
    <>
      <AgedSource of={etfs} now={now} />
      <Table<Etf>
        caption={`Exchange-traded funds by turnover${day ? ` on ${formatDate(day)}` : ''}`}
        rows={rows}
        rowKey={({ symbol }) => symbol}
        columns={[
          words('name', 'ETF', ({ symbol }) => symbol, {
            cell: ({ symbol, name }) => (
              <>
                {symbol}
                {name && <span className={typeStyles.second}>{name}</span>}
              </>
            ),
          }),
          rupees('close', 'Close', ({ close }) => close),
          percent('change', 'Change', ({ changePercent }) => changePercent),
          words('bar', 'Turnover as a bar', ({ valueCrore }) => valueCrore, {
            isLabelHidden: true,
            slot: 'none',
            cell: ({ valueCrore }) => <RowBar value={valueCrore} most={most} />,
          }),
          words('value', 'Turnover', ({ valueCrore }) => formatCrore(valueCrore), {
            isFigure: true,
            slot: 'line',
          }),
        ]}
      />
    </>
  );
}
