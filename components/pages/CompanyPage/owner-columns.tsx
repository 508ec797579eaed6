import { type Column, count, figure, words } from '@/components/ui/Table/columns';
import { OWNERS } from '@/lib/domain/company/owners';
import type { Shareholding } from '@/lib/domain/company/records';
import { formatCount, formatNumber } from '@/lib/tools/format';

import { PeriodCell } from './PeriodCell';

interface OwnerLine {
  readonly name: string;
  readonly value: (one: Shareholding) => number | null;
  readonly print: (value: number | null) => string;
}

/** The listed parts of a shareholding: the groups of owners, pledge, number of holders. */
export const OWNER_LINES: readonly OwnerLine[] = [
  ...OWNERS.map(({ key, name }) => ({
    name: `${name} %`,
    value: (one: Shareholding) => one[key],
    print: formatNumber,
  })),
  {
    name: 'Promoters’ pledge %',
    value: ({ pledgedPercent }) => pledgedPercent,
    print: formatNumber,
  },
  { name: 'Shareholders', value: ({ holders }) => holders, print: formatCount },
];

/** The columns of a table with a row for each quarter. */
export const OWNER_COLUMNS: readonly Column<Shareholding>[] = [
  words('asOn', 'Quarter to', ({ asOn }) => asOn, {
    file: 'On',
    cell: ({ asOn, ...filing }) => <PeriodCell period={asOn} {...filing} />,
  }),
  ...OWNER_LINES.map(({ name, value, print }) =>
    print === formatCount ? count(name, name, value) : figure(name, name, value),
  ),
];

/** The columns of the file. */
export const OWNER_FILE_COLUMNS: typeof OWNER_COLUMNS = [
  ...OWNER_COLUMNS,
  words('filedOn', 'Filed on', ({ filedOn }) => filedOn),
];
