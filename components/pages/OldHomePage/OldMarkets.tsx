import { MoversTable } from '@/components/sections/MoversTable';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { NoData } from '@/components/ui/NoData/NoData';
import { oldMarkets } from '@/lib/content/old-home';
import { formatAsOf } from '@/lib/format';
import { breadthOf, breadthSentence } from '@/lib/markets/breadth';
import type { NamesBySymbol } from '@/lib/markets/petals';
import type { SnapshotRow, Sourced, StockQuote } from '@/lib/provider/records';

import styles from './OldHomePage.module.scss';

/** Rows of gainers and of losers. */
const ROWS = 5;

interface OldMarketsProps {
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  /** All shares of the exchange, for the heading. */
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  names: NamesBySymbol;
}

function AsOf({ gainers, losers, snapshot }: OldMarketsProps) {
  const main = gainers ?? losers ?? snapshot;
  if (!main) return null;
  const notes = [...new Set([gainers?.note, losers?.note])].filter(Boolean);
  return (
    <SideNote title={`As of ${formatAsOf(main.asOf)}`}>
      {(notes.length > 0 ? notes : ['Shares of the Nifty 50 on the NSE.']).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <Mark source={main.source} asOf={main.asOf} />
      </p>
    </SideNote>
  );
}

/** The finding of the day, and the shares with the largest changes. */
export function OldMarkets(props: OldMarketsProps) {
  const { gainers, losers, snapshot, names } = props;
  const finding = snapshot && breadthSentence(breadthOf(snapshot.data));
  return (
    <Ledger
      ground="tint"
      id="markets"
      labelledBy="markets-heading"
      notePlace="before"
      note={<AsOf {...props} />}
    >
      <SectionHead
        id="markets-heading"
        more={<SiteLink href="/equity">All of today’s markets</SiteLink>}
      >
        {finding ?? oldMarkets.heading}
      </SectionHead>
      {gainers || losers ? (
        <div className={styles.halves}>
          <MoversTable
            title="Gainers"
            quotes={gainers?.data.slice(0, ROWS) ?? null}
            names={names}
          />
          <MoversTable title="Losers" quotes={losers?.data.slice(0, ROWS) ?? null} names={names} />
        </div>
      ) : (
        <NoData>Prices will stand here again as soon as the exchanges’ figures arrive.</NoData>
      )}
    </Ledger>
  );
}
