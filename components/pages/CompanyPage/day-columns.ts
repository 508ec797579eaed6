import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
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

const price = { isFigure: true, format: 'number' } as const;

const DAY_COLUMNS: readonly SortableColumn<DayRow>[] = [
  {
    key: 'day',
    label: 'Day',
    value: ({ time }) => indianDay(time),
    // Of nine columns on a tablet the dates may have two lines, never three.
    cell: ({ time }) => formatDate(time).replace(' ', '\u00a0'),
  },
  { key: 'open', label: 'Open ₹', value: ({ open }) => open, ...price },
  { key: 'high', label: 'High ₹', value: ({ high }) => high, ...price },
  { key: 'low', label: 'Low ₹', value: ({ low }) => low, ...price },
  { key: 'close', label: 'Close ₹', value: ({ close }) => close, ...price, isLead: true },
  {
    key: 'percent',
    label: 'Change %',
    isFigure: true,
    format: 'points',
    value: ({ percent }) => percent,
  },
  {
    key: 'volume',
    label: 'Shares traded',
    isFigure: true,
    format: 'count',
    value: ({ volume }) => volume,
  },
];

const TRADED_COLUMNS: readonly (SortableColumn<DayRow> & { key: 'valueCrore' | 'deliverable' })[] =
  [
    {
      key: 'valueCrore',
      label: 'Value ₹ lakh',
      ...price,
      value: ({ valueCrore }) => inLakh(valueCrore),
    },
    {
      key: 'deliverable',
      label: 'Shares delivered',
      isFigure: true,
      format: 'count',
      value: ({ deliverable }) => deliverable,
    },
  ];

/**
 * The columns of the day table and of its file: with traded value and deliveries if they are known.
 */
export const dayColumns = (rows: readonly DayRow[]): readonly SortableColumn<DayRow>[] => [
  ...DAY_COLUMNS,
  ...TRADED_COLUMNS.filter(({ key }) => rows.some((row) => row[key] !== null)),
];
