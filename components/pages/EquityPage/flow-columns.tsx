import { type Column, figure, words } from '@/components/ui/Table/columns';
import { formatDate } from '@/lib/tools/format';
import type { FlowDay } from '@/lib/domain/market/flows';

import basics from '@/components/ui/Basics.module.scss';
import { NetBar } from './NetBar';

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
