import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import type { Alongside, BecameRow } from '@/lib/domain/became/alongside';
import { formatDate, formatRupees } from '@/lib/tools/format';

/** The columns of a what-if table: days, the sum paid in, and each line. */
export const becameColumns = (
  name: string,
  others: readonly Alongside[],
): readonly SortableColumn<BecameRow>[] => {
  const rupees = (key: string, label: string, value: (row: BecameRow) => number) => ({
    key,
    label,
    isFigure: true,
    file: `${label}, ₹`,
    isLead: key === 'worth',
    // Paise are in the file.
    value: (row: BecameRow) => Math.round(value(row) * 100) / 100,
    cell: (row: BecameRow) => formatRupees(value(row)),
  });
  return [
    { key: 'day', label: 'Day', value: ({ day }) => day, cell: ({ day }) => formatDate(day) },
    rupees('paid', 'Paid in', ({ paid }) => paid),
    rupees('worth', name, ({ worth }) => worth),
    ...others.map((one, at) => rupees(`other${at}`, one.name, (row) => row.others[at] ?? 0)),
  ];
};
