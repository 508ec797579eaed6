import { BreadthBar } from '@/components/sections/BreadthBar';
import { IndustryMap } from '@/components/sections/IndustryMap';
import { NiftyFlower } from '@/components/sections/NiftyFlower';
import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { breadthOf, breadthSentence } from '@/lib/markets/breadth';
import { industriesOf } from '@/lib/markets/industries';
import type { MoverExchange } from '@/lib/markets/movers-choice';
import { dayFlower, type NamesBySymbol } from '@/lib/markets/petals';
import { industrySentence } from '@/lib/markets/sentences';
import type { IndexQuote, SnapshotRow, Sourced, StockQuote } from '@/lib/provider/records';

import styles from './EquityPage.module.scss';
import { SourceNote } from './SourceNote';

interface BreadthSectionProps {
  exchange: MoverExchange;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  names: NamesBySymbol;
  /** The index in the flower's centre. */
  nifty: IndexQuote | null;
}

/** More than there are industries. */
const INDUSTRIES = 100;

/** The day of all shares: risers and fallers, industries, and the Nifty's flower. */
export function BreadthSection(props: BreadthSectionProps) {
  const { exchange, snapshot, gainers, names, nifty } = props;
  const breadth = snapshot && breadthOf(snapshot.data);
  const flower = dayFlower(props, names);
  const hasShares = snapshot !== null && snapshot.data.length > 0;
  return (
    <Ledger
      id="breadth"
      labelledBy="breadth-heading"
      notePlace="before"
      note={
        <SourceNote of={[snapshot, flower ? gainers : null]}>
          <p>
            All {exchange} shares of the market snapshot. An industry’s change is the mean of its
            companies’, each counted alike.
          </p>
        </SourceNote>
      }
    >
      <SectionHead
        id="breadth-heading"
        lead={hasShares && industrySentence(industriesOf(snapshot.data, INDUSTRIES))}
      >
        {(breadth && breadthSentence(breadth)) ?? 'Risers, fallers and industries'}
      </SectionHead>
      <div className={styles.parts}>
        {!hasShares && !flower && (
          <NoData>The snapshot of all shares is not at hand just now.</NoData>
        )}
        {breadth && <BreadthBar breadth={breadth} />}
        {hasShares && (
          <div>
            <IndustryMap snapshot={snapshot.data} />
            <a
              href={`/equity/industries.csv?exchange=${exchange.toLowerCase()}`}
              download
              className={styles.file}
            >
              Download industries as CSV
            </a>
          </div>
        )}
        {flower && <NiftyFlower {...flower} index={nifty} />}
      </div>
    </Ledger>
  );
}
