import { Table } from '@/components/ui/Table/Table';
import { formatChangePercent, formatCount, formatRupees, MISSING } from '@/lib/tools/format';

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
        { key: 'close', header: 'Index closes at', cell: ({ close }) => formatCount(close) },
        {
          key: 'change',
          header: 'Change',
          isFigure: true,
          cell: ({ change }) => formatChangePercent(change),
        },
        { key: 'result', header: 'One lot', isFigure: true, cell: ({ result }) => signed(result) },
      ]}
    />
  );
}
