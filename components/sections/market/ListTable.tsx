import { filledColumns } from '@/components/ui/Table/columns';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { formatDate } from '@/lib/tools/format';
import { type AskedDay, isKnown } from '@/lib/domain/market/lists/rows';
import type { ListRow, MarketList } from '@/lib/domain/market/lists/types';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { Sparks } from '@/lib/domain/market/sparks';
import { type Dated, type Sourced, titleOf } from '@/lib/domain/sourced';

import { listColumns } from './list-columns';

interface ListTableProps {
  list: MarketList;
  asked: AskedDay;
  answer: Sourced<Dated<ListRow>> | null;
  /** The list's own rows, in its order. */
  rows: readonly ListRow[];
  names: NamesBySymbol;
  sparks?: Sparks | undefined;
}

/** Why a page about a session has no table; `null` if it has one. */
export function reasonOf(asked: AskedDay, date: string | null): string | null {
  if (asked.kind === 'unreadable') {
    return `“${asked.given}” is no day that this list can have. Write a past day as year, month and day, such as 2026-11-20, or choose one above.`;
  }
  if (date !== null) return null;
  return asked.kind === 'day'
    ? `There is nothing for ${formatDate(asked.day)}: the exchange did not trade, or its figures are not here. Choose another session.`
    : 'The exchange’s figures for this list have not reached us.';
}

/** The table of a list, or why there is none. */
export function ListTable({ list, asked, answer, rows, names, sparks }: ListTableProps) {
  const reason = reasonOf(asked, answer?.data.date ?? null);
  if (reason) return <NoData>{reason}</NoData>;
  if (rows.length === 0) {
    return (
      <NoData>
        {isKnown(list, answer?.data.rows ?? [])
          ? list.none
          : 'The figures of this list are not among those that we have for this session.'}
      </NoData>
    );
  }
  const day = asked.kind === 'day' ? `?on=${asked.day}` : '';
  return (
    <Table
      order="sortable"
      key={day}
      caption={titleOf(answer, `${list.title}, ${formatDate(answer?.data.date)}`)}
      columns={filledColumns(listColumns(list, names), rows, ['name'])}
      rows={rows}
      sparkOf={({ symbol }) => sparks?.get(`stock:${symbol}`)}
      sortedBy={[list.sort.column, list.sort.direction]}
      csv={`${list.path}/list.csv${day}`}
      folds
    />
  );
}
