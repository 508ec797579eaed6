import { BreadthBar } from '@/components/sections/BreadthBar';
import { IndustryMap } from '@/components/sections/IndustryMap';
import { NiftyFlower } from '@/components/sections/NiftyFlower';
import { Section } from '@/components/sections/text/Section';
import { NoList } from '@/components/ui/NoData/NoData';
import { PartSource } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { FileLinks } from '@/components/ui/FileLinks';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { onItsDay } from '@/lib/domain/figure/words';
import { breadthOf, breadthSentence } from '@/lib/domain/market/breadth';
import { industriesOf } from '@/lib/domain/market/industries';
import type { MoverExchange } from '@/lib/domain/market/movers-choice';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { dayFlower } from '@/lib/domain/index/petals';
import { industrySentence } from '@/lib/domain/market/industry-sentence';
import type { Dated } from '@/lib/domain/market/sources';
import type { SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';

import styles from '@/components/sections/market/Market.module.scss';

interface BreadthSectionProps {
  exchange: MoverExchange;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  names: NamesBySymbol;
  /** The companies of the Nifty. */
  members: Sourced<readonly Constituent[]> | null;
  ages: MarketClock;
  /** The index in the flower's centre. */
  nifty: IndexQuote | null;
  /** The source of the line under the page's title. */
  page: Dated | null;
}

/** More than there are industries. */
const INDUSTRIES = 100;

/** The session of all shares: risers and fallers, industries, and the Nifty's flower. */
export function BreadthSection(props: BreadthSectionProps) {
  const { exchange, snapshot, gainers, names, nifty, page, ages } = props;
  const breadth = snapshot && breadthOf(snapshot.data);
  const finding = breadth && breadthSentence(breadth);
  const flower = dayFlower(props, names);
  const hasShares = snapshot !== null && snapshot.data.length > 0;
  return (
    <Section
      id="breadth"
      heading={
        finding
          ? onItsDay(finding, 'market-list', snapshot.asOf, ages)
          : 'Risers, fallers and industries'
      }
      lead={hasShares && industrySentence(industriesOf(snapshot.data, INDUSTRIES))}
      source={<PartSource of={{ 'All shares': snapshot, Flower: flower && gainers }} page={page} />}
      note={
        hasShares && (
          <SideNote title={`All ${exchange} shares`}>
            <p>An industry’s change is the mean of its companies’, each counted alike.</p>
          </SideNote>
        )
      }
    >
      <div className={styles.parts}>
        {!hasShares && !flower && (
          <NoList list={snapshot} what="the prices of all shares">
            The list of shares is empty.
          </NoList>
        )}
        {breadth && <BreadthBar breadth={breadth} />}
        {hasShares && (
          <div>
            <IndustryMap snapshot={snapshot.data} />
            <FileLinks
              href={`/equity/industries.csv?exchange=${exchange.toLowerCase()}`}
              words="Download industries as CSV"
              of="industries"
            />
          </div>
        )}
        {flower && <NiftyFlower {...flower} index={nifty} />}
      </div>
    </Section>
  );
}
