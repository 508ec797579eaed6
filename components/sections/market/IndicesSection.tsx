import { filledColumns } from '@/components/ui/Table/columns';
import { Divider } from '@/components/ui/Divider/Divider';
import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { onItsDay } from '@/lib/domain/figure/words';
import { indicesFindings } from '@/lib/domain/index/main-indices';
import type { Dated } from '@/lib/domain/market/sources';
import type { IndexQuote } from '@/lib/domain/index/records';
import { sensexNote } from '@/lib/domain/index/no-sensex';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import { INDEX_COLUMNS, indexRows } from './index-columns';

export type IndexBoards = Readonly<Record<'NSE' | 'BSE', Sourced<readonly IndexQuote[]> | null>>;

interface IndicesSectionProps {
  boards: IndexBoards;
  /** The source of the line under the page's title. */
  page: Dated | null;
  ages: MarketClock;
}

/**
 * All indices of both exchanges; their page draws the year of each. Left out where the strip above
 * shows all there is.
 */
export function IndicesSection({ boards, page, ages }: IndicesSectionProps) {
  const rows = indexRows(boards);
  if (rows.length < 2) return null;
  const [finding] = indicesFindings(rows);
  const withoutSensex = sensexNote(boards);
  return (
    <>
      <Divider />
      <Ledger id="indices">
        <SectionHead id="board-heading" source={<PartSource of={boards} page={page} />}>
          {finding
            ? onItsDay(finding, 'market-list', page?.asOf ?? null, ages)
            : 'The indices of both exchanges'}
        </SectionHead>
        <Table
          order="sortable"
          caption="Indices of NSE and BSE"
          columns={filledColumns(INDEX_COLUMNS, rows, ['name', 'value', 'percent'])}
          rows={rows}
          csv="/equity/indices.csv"
          folds
        />
        {withoutSensex && <p className={basics.afterNote}>{withoutSensex}</p>}
      </Ledger>
    </>
  );
}
