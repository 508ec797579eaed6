import { count, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { formatChangePercent, formatRupees, MISSING } from '@/lib/tools/format';

interface PayoffRow {
  readonly close: number;
  /** Per cent. */
  readonly change: number;
  /** Rupees. */
  readonly result: number;
}

const signed = (rupees: number): string => {
  const text = formatRupees(rupees);
  return rupees > 0 && text !== MISSING ? `+${text}` : text;
};

/** The figures of a payoff diagram. */
export function PayoffTable({ rows }: { rows: readonly PayoffRow[] }) {
  return (
    <Table<PayoffRow>
      caption="Profit or loss of one lot at expiry"
      rows={rows}
      rowKey={({ change }) => String(change)}
      isOwn={({ change }) => change === 0}
      columns={[
        count('close', 'Index closes at', ({ close }) => close),
        words('change', 'Change', ({ change }) => formatChangePercent(change), { isFigure: true }),
        words('result', 'One lot', ({ result }) => signed(result), { isFigure: true }),
      ]}
    />
  );
}
