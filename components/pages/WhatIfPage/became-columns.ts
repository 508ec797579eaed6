import { type Column, rupees, type Slot, words } from '@/components/ui/Table/columns';
import type { Alongside, BecameRow } from '@/lib/domain/became/alongside';
import { formatDate, formatRupees } from '@/lib/tools/format';

/** The columns of a what-if table: days, the sum paid in, and each line. */
export const becameColumns = (
  name: string,
  others: readonly Alongside[],
): readonly Column<BecameRow>[] => {
  // Paise are in the file.
  const sum = (key: string, label: string, value: (row: BecameRow) => number, slot?: Slot) =>
    rupees<BecameRow>(key, label, (row) => Math.round(value(row) * 100) / 100, {
      file: `${label}, ₹`,
      slot,
      cell: (row) => formatRupees(value(row)),
    });
  return [
    words('day', 'Day', ({ day }) => day, { cell: ({ day }) => formatDate(day) }),
    sum('paid', 'Paid in', ({ paid }) => paid),
    sum('worth', name, ({ worth }) => worth, 'third'),
    ...others.map((one, at) => sum(`other${at}`, one.name, (row) => row.others[at] ?? 0)),
  ];
};
