import { type Column, count, figure, words, filledColumns } from '@/components/ui/Table/columns';
import { formatDate } from '@/lib/tools/format';
import { changeOnPrevious, stepChanges } from '@/lib/domain/figure/changes';
import { priceSeries } from '@/lib/domain/company/history';
import { inLakh } from '@/lib/domain/company/periods';
import type { Candle } from '@/lib/domain/company/records';
import { indianDay } from '@/lib/tools/time';

/** A day with its change against the close before. */
export interface DayRow extends Candle {
  readonly percent: number | null;
}

/**
 * The days of a history, newest first; there is no change across a break.
 * @param days oldest first
 */
export function dayRows(days: readonly Candle[]): readonly DayRow[] {
  const series = priceSeries(days);
  const changes = stepChanges(series);
  return series.points
    .map(({ of }, at) => ({
      ...of,
      percent:
        of.previous === undefined
          ? (changes[at]?.value ?? null)
          : changeOnPrevious(of.close, of.previous),
    }))
    .reverse();
}

const DAY_COLUMNS: readonly Column<DayRow>[] = [
  words('day', 'Day', ({ time }) => indianDay(time), {
    cell: ({ time }) => formatDate(time).replace(' ', '\u00a0'),
  }),
  figure('open', 'Open ₹', ({ open }) => open),
  figure('high', 'High ₹', ({ high }) => high),
  figure('low', 'Low ₹', ({ low }) => low),
  figure('close', 'Close ₹', ({ close }) => close, { slot: 'price' }),
  figure('percent', 'Change %', ({ percent }) => percent, { format: 'points', slot: 'change' }),
  count('volume', 'Shares traded', ({ volume }) => volume),
];

const TRADED_COLUMNS: readonly Column<DayRow>[] = [
  figure('valueCrore', 'Value ₹ lakh', ({ valueCrore }) => inLakh(valueCrore)),
  count('deliverable', 'Shares delivered', ({ deliverable }) => deliverable),
];

/**
 * The columns of the day table and of its file: with traded value and deliveries if they are known.
 */
export const dayColumns = (rows: readonly DayRow[]): readonly Column<DayRow>[] => [
  ...DAY_COLUMNS,
  ...filledColumns(TRADED_COLUMNS, rows, []),
];
