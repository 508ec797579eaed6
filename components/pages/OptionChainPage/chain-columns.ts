import { type Column, count, figure } from '@/components/ui/Table/columns';
import type { OptionStrike } from '@/lib/domain/contract/records';

type Kind = 'call' | 'put';

const fileColumns = (kind: Kind, name: string): readonly Column<OptionStrike>[] => [
  count(`${kind}-open`, `${name} OI`, (row) => row[kind].openInterest),
  count(`${kind}-change`, `${name} OI change`, (row) => row[kind].openInterestChange),
  count(`${kind}-volume`, `${name} volume`, (row) => row[kind].volume),
  figure(`${kind}-close`, `${name} close`, (row) => row[kind].close),
];

/** The columns of the chain's file, which has every strike. */
export const chainFileColumns: readonly Column<OptionStrike>[] = [
  figure('strike', 'Strike', ({ strike }) => strike),
  ...fileColumns('call', 'Call'),
  ...fileColumns('put', 'Put'),
];
