import { AnswerSection } from '@/components/sections/AnswerSection';
import { AgeNote } from '@/components/sections/AgeNote';
import { IndustryMap } from '@/components/sections/IndustryMap';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Sourced } from '@/lib/domain/sourced';

import { BoardTable } from './BoardSection';
import { sectorBoard } from './market-boards';

interface SectorsPageProps {
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  companies: readonly Company[] | null;
  now: MarketClock;
}

/** The sectors of the market: a map by market value, and a table. */
export function SectorsPage({ snapshot, companies, now }: SectorsPageProps) {
  const board = sectorBoard(snapshot, namesBySymbol(companies), now);
  const isKnown = snapshot !== null && board.rows.length > 0;
  return (
    <AnswerSection
      path="/sectors"
      id={board.id}
      {...board.headline}
      source={isKnown && <SourceLine of={snapshot} />}
      notes={
        <>
          <AgeNote
            kind="market-list"
            day={snapshot?.asOf ?? null}
            now={now}
            source={snapshot?.source}
          />
          <SideNote title="How it is counted">
            <p>
              A sector’s change is the mean of its companies’, each counted alike. Its P/E is the
              market value of its companies with a profit, divided by their profit of a year.
              Companies without a price in the session are left out.
            </p>
          </SideNote>
        </>
      }
    >
      {isKnown && <IndustryMap snapshot={snapshot.data} isTold />}
      <BoardTable board={board} />
    </AnswerSection>
  );
}
