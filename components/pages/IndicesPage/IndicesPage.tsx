import { filledColumns } from '@/components/ui/Table/columns';
import { INDEX_COLUMNS, indexRows, indexYear } from '@/components/sections/market/index-columns';
import type { IndexBoards } from '@/components/sections/market/IndicesSection';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { headline } from '@/lib/domain/figure/headline';
import { pastDay } from '@/lib/domain/figure/tense';
import { indicesFindings } from '@/lib/domain/index/main-indices';
import type { Sparks } from '@/lib/domain/market/sparks';
import { newestOf } from '@/lib/domain/market/sources';
import { sensexNote } from '@/lib/domain/index/no-sensex';

interface IndicesPageProps {
  boards: IndexBoards;
  years?: Sparks;
  now: MarketClock;
}

/** Every index of both exchanges, each with its own page. */
export function IndicesPage({ boards, years, now }: IndicesPageProps) {
  const rows = indexRows(boards);
  const source = newestOf(Object.values(boards));
  const day = source?.asOf ?? null;
  const findings = indicesFindings(rows);
  const withoutSensex = sensexNote(boards);
  return (
    <AnswerSection
      path="/indices"
      id="indices"
      {...headline('The indices of NSE and BSE', findings, pastDay('market-list', day, now), now)}
      source={source && <SourceLine of={source} />}
      notes={
        <>
          <AgeNote kind="market-list" day={day} now={now} source={source?.source} />
          <SideNote title="Valuation">
            <p>
              P/E and P/B compare the price of all companies of an index with what they earned and
              own. The yield is their dividends of a year. Each index has a page with its chart, its
              valuation and its companies.
            </p>
          </SideNote>
          {withoutSensex && <p>{withoutSensex}</p>}
        </>
      }
    >
      {rows.length === 0 ? (
        <NoData>The values of the indices have not reached us.</NoData>
      ) : (
        <Table
          order="sortable"
          caption="Indices of NSE and BSE"
          columns={filledColumns(INDEX_COLUMNS, rows, ['name', 'value', 'percent'])}
          rows={rows}
          sparkOf={indexYear(years)}
          csv="/equity/indices.csv"
          folds
        />
      )}
    </AnswerSection>
  );
}
