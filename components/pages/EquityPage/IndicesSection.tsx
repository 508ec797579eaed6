import { Divider } from '@/components/ui/Divider/Divider';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { SortableTable } from '@/components/ui/SortableTable/SortableTable';
import { directionOf, formatCount } from '@/lib/format';
import type { IndexQuote, Sourced } from '@/lib/provider/records';

import { INDEX_COLUMNS, indexRows } from './index-columns';
import { SourceNote } from './SourceNote';

export type IndexBoards = Readonly<Record<'NSE' | 'BSE', Sourced<readonly IndexQuote[]> | null>>;

/** All indices of both exchanges. Left out where there is none: the strip above says so. */
export function IndicesSection({ boards }: { boards: IndexBoards }) {
  const rows = indexRows(boards);
  if (rows.length === 0) return null;
  const moved = rows.filter(({ changePercent }) => changePercent !== null);
  const rose = moved.filter(({ changePercent }) => directionOf(changePercent) === 'up').length;
  const dated = [boards.NSE, boards.BSE].filter((board) => board !== null && board.data.length > 0);
  return (
    <>
      <Divider />
      <Ledger
        id="indices"
        labelledBy="board-heading"
        notePlace="before"
        note={
          <SourceNote of={dated}>
            <p>Indices as the two exchanges name them.</p>
          </SourceNote>
        }
      >
        <SectionHead id="board-heading">
          {moved.length > 0
            ? `${formatCount(rose)} of ${formatCount(moved.length)} indices rose`
            : 'The indices of both exchanges'}
        </SectionHead>
        <SortableTable
          caption="Indices of NSE and BSE"
          columns={INDEX_COLUMNS}
          rows={rows}
          csv="/equity/indices.csv"
          folds
        />
      </Ledger>
    </>
  );
}
