import type { Column } from '@/components/ui/Table/Table';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { formatChange, formatCount, formatNumber } from '@/lib/tools/format';
import { formatStrike } from '@/lib/domain/contract/option-chain';
import type { OptionStrike } from '@/lib/domain/contract/records';

type Kind = 'call' | 'put';

/** The columns of the calls' or the puts' table, from the strike outwards. */
export const chainColumns = (kind: Kind): readonly Column<OptionStrike>[] => [
  { key: 'strike', header: 'Strike', cell: ({ strike }) => formatStrike(strike) },
  { key: 'close', header: 'Close', isFigure: true, cell: (row) => formatNumber(row[kind].close) },
  {
    ...{ key: 'volume', header: 'Volume', isFigure: true, narrow: 'line' },
    cell: (row) => formatCount(row[kind].volume),
  },
  {
    ...{ key: 'change', header: 'OI change', isFigure: true },
    cell: (row) => formatChange(row[kind].openInterestChange, 0),
  },
  {
    key: 'open',
    header: 'OI',
    isFigure: true,
    cell: (row) => formatCount(row[kind].openInterest),
  },
];

const fileColumns = (kind: Kind, name: string): readonly SortableColumn<OptionStrike>[] => [
  { key: `${kind}-open`, label: `${name} OI`, value: (row) => row[kind].openInterest },
  {
    key: `${kind}-change`,
    label: `${name} OI change`,
    value: (row) => row[kind].openInterestChange,
  },
  { key: `${kind}-volume`, label: `${name} volume`, value: (row) => row[kind].volume },
  { key: `${kind}-close`, label: `${name} close`, value: (row) => row[kind].close },
];

/** The columns of the chain's file, which has every strike. */
export const chainFileColumns: readonly SortableColumn<OptionStrike>[] = [
  { key: 'strike', label: 'Strike', value: ({ strike }) => strike },
  ...fileColumns('call', 'Call'),
  ...fileColumns('put', 'Put'),
];
