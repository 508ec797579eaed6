import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import type { OptionStrike } from '@/lib/domain/contract/records';

type Kind = 'call' | 'put';

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
