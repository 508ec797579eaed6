import { PageHead } from '@/components/sections/text/PageHead';
import { AgeNote } from '@/components/sections/AgeNote';
import { IndustryMap } from '@/components/sections/IndustryMap';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { onItsDay } from '@/lib/domain/figure/words';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Sourced } from '@/lib/domain/sourced';

import { BoardSection } from './BoardSection';
import { sectorBoard } from './market-boards';

interface SectorsPageProps {
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  companies: readonly Company[] | null;
  now: MarketClock;
}

/** The sectors of the market: a map by market value, and a table. */
export function SectorsPage({ snapshot, companies, now }: SectorsPageProps) {
  const day = snapshot?.asOf ?? null;
  const board = sectorBoard(snapshot, namesBySymbol(companies));
  return (
    <>
      <PageHead
        path="/sectors"
        heading="Sectors of the market"
        lead="How each industry’s shares did in the session, the market value of its companies and their P/E."
      />
      <BoardSection
        board={{ ...board, finding: onItsDay(board.finding, 'market-list', day, now) }}
        ground="tint"
        note={
          <SideNote title="How it is counted">
            <p>
              A sector’s change is the mean of its companies’, each counted alike. Its P/E is the
              market value of its companies with a profit, divided by their profit of a year.
              Companies without a price in the session are left out.
            </p>
          </SideNote>
        }
        source={snapshot && board.rows.length > 0 && <SourceLine of={snapshot} />}
      >
        <AgeNote kind="market-list" day={day} now={now} source={snapshot?.source} />
        {snapshot && board.rows.length > 0 && <IndustryMap snapshot={snapshot.data} isTold />}
      </BoardSection>
    </>
  );
}
