import { RowBar } from '@/components/ui/charts/RowBar';
import { NoList } from '@/components/ui/NoData/NoData';
import { percent, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { dayOf } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { formatCrore, formatDate } from '@/lib/tools/format';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import typeStyles from '@/components/ui/Type.module.scss';
import { AgedSource } from '@/components/sections/AgedSource';

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
