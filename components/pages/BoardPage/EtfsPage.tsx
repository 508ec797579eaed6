import { PageHead } from '@/components/pages/TextPage/PageHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { premiumOf } from '@/lib/domain/market/etfs';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import { BoardSection } from './BoardSection';
import { etfBoard } from './market-boards';

/** Every exchange-traded fund of the exchange. */
export function EtfsPage({ etfs }: { etfs: Sourced<readonly Etf[]> | null }) {
  const board = etfBoard(etfs);
  const hasPremium = board.rows.some((etf) => premiumOf(etf, etfs?.asOf ?? null) !== null);
  return (
    <>
      <PageHead
        path="/etfs"
        heading="Exchange-traded funds on NSE"
        lead="Funds that trade like shares, by the rupees traded in the session."
        note={
          <SideNote title="Price and NAV">
            <p>
              {hasPremium
                ? '“Over NAV” is how far the price is above the fund’s net asset value of the same day.'
                : 'A fund’s net asset value (NAV) is the worth of what it holds, per unit.'}{' '}
              The price of a fund with little trade can be far from it.
            </p>
            <p>
              <SiteLink href="/invest-in-etfs-exchange-traded-funds">How ETFs work</SiteLink>
            </p>
          </SideNote>
        }
      />
      <BoardSection
        board={board}
        ground="tint"
        source={etfs && board.rows.length > 0 && <SourceLine of={etfs} />}
      />
    </>
  );
}
