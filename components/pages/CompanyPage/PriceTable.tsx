import { type Column, Table } from '@/components/ui/Table/Table';
import { byPeriod, inLakh, type Period, readableUnit } from '@/lib/domain/company/periods';
import { formatCount, formatDate, formatNumber } from '@/lib/tools/format';
import type { Candle } from '@/lib/domain/company/records';

const CAPTIONS = {
  day: 'Day by day, in ₹',
  week: 'Week by week, by the last day of each, in ₹',
  month: 'Month by month, by the last day of each, in ₹',
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

/** Columns that a source may not have. */
const TRADED: readonly (Column<Period> & { key: 'valueCrore' | 'deliverable' })[] = [
  {
    key: 'valueCrore',
    header: 'Value ₹ lakh',
    isFigure: true,
    narrow: 'line',
    cell: ({ valueCrore }) => formatNumber(inLakh(valueCrore)),
  },
  {
    key: 'deliverable',
    header: 'Shares delivered',
    isFigure: true,
    narrow: 'line',
    cell: ({ deliverable }) => formatCount(deliverable),
  },
];

const OPEN: Column<Period> = {
  key: 'open',
  header: 'Open',
  isFigure: true,
  // Five figures leave a narrow phone no room for the day.
  narrow: 'line',
  cell: ({ open }) => formatNumber(open),
};

interface PriceTableProps {
  candles: readonly Candle[];
  /** With a column of opening prices. */
  hasOpen?: boolean;
}

/** A chart's figures as a table, newest first, in steps that make it readable. */
export function PriceTable({ candles, hasOpen }: PriceTableProps) {
  const unit = readableUnit(candles);
  const rows = byPeriod(candles, unit);
  const [day, ...others] = COLUMNS;
  const traded = TRADED.filter(({ key }) => rows.some((row) => row[key] !== null));
  const hasGap = traded.some(({ key }) => rows.some((row) => row[key] === null));
  return (
    <Table
      caption={CAPTIONS[unit] + (hasGap ? '. A dash: not known of each day' : '')}
      showCaption
      columns={[...(hasOpen && day ? [day, OPEN, ...others] : COLUMNS), ...traded]}
      rows={rows}
      rowKey={({ to }) => to}
    />
  );
}
