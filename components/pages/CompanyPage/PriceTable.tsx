import { type Column, Table } from '@/components/ui/Table/Table';
import { byPeriod, type Period } from '@/lib/companies/periods';
import type { DrawnRange } from '@/lib/companies/story';
import { formatCount, formatDate, formatNumber } from '@/lib/format';

const STEPS = {
  '1M': { unit: 'day', caption: 'Day by day, in ₹' },
  '1Y': { unit: 'week', caption: 'Week by week, by the last day of each, in ₹' },
  '5Y': { unit: 'month', caption: 'Month by month, by the last day of each, in ₹' },
} as const;

const COLUMNS: readonly Column<Period>[] = [
  { key: 'to', header: 'To', cell: ({ to }) => formatDate(to) },
  { key: 'close', header: 'Close', isFigure: true, cell: ({ close }) => formatNumber(close) },
  { key: 'high', header: 'High', isFigure: true, cell: ({ high }) => formatNumber(high) },
  { key: 'low', header: 'Low', isFigure: true, cell: ({ low }) => formatNumber(low) },
  {
    key: 'volume',
    header: 'Shares traded',
    isFigure: true,
    narrow: 'line',
    cell: ({ volume }) => formatCount(volume),
  },
];

/** A chart's figures as a table, newest first, in steps that make it readable. */
export function PriceTable({ drawn: { candles, range } }: { drawn: DrawnRange }) {
  const { unit, caption } = STEPS[range];
  return (
    <Table
      caption={caption}
      showCaption
      columns={COLUMNS}
      rows={byPeriod(candles, unit)}
      rowKey={({ to }) => to}
    />
  );
}
