import { AnswerSection } from '@/components/sections/AnswerSection';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Company } from '@/lib/domain/company/records';
import { dayOf } from '@/lib/domain/figure/tense';
import type { LotSize } from '@/lib/domain/contract/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Sourced } from '@/lib/domain/sourced';

import { BoardTable } from './BoardSection';
import { lotBoard } from './derivative-boards';

interface LotSizesPageProps {
  lots: Sourced<readonly LotSize[]> | null;
  companies: readonly Company[] | null;
  now: MarketClock;
}

/** The lot of every underlying with futures and options. */
export function LotSizesPage({ lots, companies, now }: LotSizesPageProps) {
  const day = dayOf(lots?.asOf);
  const board = lotBoard(lots?.data ?? [], namesBySymbol(companies), { day, now });
  return (
    <AnswerSection
      path="/derivatives/lot-sizes"
      id={board.id}
      {...board.headline}
      source={lots && board.rows.length > 0 && <SourceLine of={lots} />}
      notes={
        <>
          <AgeNote kind="market-list" day={day} now={now} source={lots?.source} />
          <SideNote title="Lot">
            <p>
              A future or an option is always for a whole lot: the shares, or units of an index, in
              one contract. The exchange sets it so that a contract is worth some lakh rupees, and
              changes it as prices move.
            </p>
          </SideNote>
        </>
      }
    >
      <BoardTable board={board} />
    </AnswerSection>
  );
}
