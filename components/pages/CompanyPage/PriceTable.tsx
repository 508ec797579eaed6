import { type Column, count, day, figure, filledColumns } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { byPeriod, inLakh, type Period, readableUnit } from '@/lib/domain/company/periods';
import type { Candle } from '@/lib/domain/company/records';

const CAPTIONS = {
  day: 'Day by day, in ₹',
  week: 'Week by week, by the last day of each, in ₹',
  month: 'Month by month, by the last day of each, in ₹',
} as const;

const COLUMNS: readonly Column<Period>[] = [
  day('to', 'To', ({ to }) => to),
  figure('close', 'Close', ({ close }) => close),
  figure('high', 'High', ({ high }) => high),
  figure('low', 'Low', ({ low }) => low),
  count('volume', 'Shares traded', ({ volume }) => volume, { slot: 'line' }),
];

/** Columns that a source may not have. */
const TRADED: readonly Column<Period>[] = [
  figure('valueCrore', 'Value ₹ lakh', ({ valueCrore }) => inLakh(valueCrore), { slot: 'line' }),
  count('deliverable', 'Shares delivered', ({ deliverable }) => deliverable, { slot: 'line' }),
];

const OPEN: Column<Period> = figure('open', 'Open', ({ open }) => open, { slot: 'line' });

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
  const traded = filledColumns(TRADED, rows, []);
  const hasGap = traded.some(({ value }) => rows.some((row) => value(row) === null));
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
