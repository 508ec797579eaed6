import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
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
export function flowColumns(days: readonly FlowDay[]): readonly SortableColumn<FlowDay>[] {
  const most = largest(days);
  return [
    {
      key: 'date',
      label: 'Day',
      value: ({ date }) => date,
      cell: ({ date }) => (
        <time dateTime={date} className={basics.unbroken}>
          {formatDate(date)}
        </time>
      ),
    },
    {
      key: 'foreign',
      label: 'Foreign net',
      file: 'Foreign net ₹ crore',
      isFigure: true,
      isLead: true,
      value: ({ foreign }) => foreign,
      cell: ({ foreign }) => <NetBar net={foreign} most={most} kind="foreign" />,
    },
    {
      key: 'domestic',
      label: 'Domestic net',
      file: 'Domestic net ₹ crore',
      isFigure: true,
      isLead: true,
      value: ({ domestic }) => domestic,
      cell: ({ domestic }) => <NetBar net={domestic} most={most} kind="domestic" />,
    },
  ];
}
