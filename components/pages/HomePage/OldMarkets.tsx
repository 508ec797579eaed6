import { AgeNote } from '@/components/sections/AgeNote';
import { IndexValues, quoteKey } from '@/components/sections/IndexStrip';
import { MoversTable } from '@/components/sections/MoversTable';
import { PartSource, SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { oldMarkets } from '@/lib/content/old-home';
import { breadthOf, breadthSentence } from '@/lib/domain/market/breadth';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { onItsDay } from '@/lib/domain/figure/words';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { isSameDate, newestOf } from '@/lib/domain/market/sources';
import type { SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import styles from './OldHomePage.module.scss';

/** Rows of gainers and of losers. */
const ROWS = 5;

interface OldMarketsProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  /** All shares of the exchange, for the heading. */
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  names: NamesBySymbol;
  ages: MarketClock;
}

/** The finding of the day, and the shares with the largest changes. */
export function OldMarkets(props: OldMarketsProps) {
  const { indices, gainers, losers, snapshot, names, ages } = props;
  const quotes = indices?.data ?? [];
  const page = newestOf([indices, gainers, losers, snapshot]);
  const isOtherDay = page && indices && !isSameDate(page.asOf, indices.asOf);
  const finding = snapshot && breadthSentence(breadthOf(snapshot.data));
  return (
    <Section
      id="markets"
      heading={
        finding
          ? onItsDay(finding, 'market-list', snapshot?.asOf ?? null, ages)
          : oldMarkets.heading
      }
      more={<SiteLink href="/equity">All markets</SiteLink>}
      source={page && <SourceLine of={page} quote={isOtherDay ? undefined : quoteKey(quotes[0])} />}
      ground="tint"
    >
      <AgeNote kind="market-list" day={page?.asOf ?? null} now={ages} source={page?.source} />
      {quotes.length > 0 && (
        <div className={styles.indices}>
          <IndexValues quotes={quotes} sparks={{}} />
          <PartSource of={{ indices }} page={page} />
        </div>
      )}
      {gainers || losers ? (
        <>
          <div className={basics.halves}>
            <MoversTable
              title="Gainers"
              quotes={gainers?.data.slice(0, ROWS) ?? null}
              names={names}
            />
            <MoversTable
              title="Losers"
              quotes={losers?.data.slice(0, ROWS) ?? null}
              names={names}
            />
          </div>
          <PartSource of={{ Gainers: gainers, Losers: losers }} page={page} />
        </>
      ) : (
        <NoData>We can’t load the exchanges’ figures now. Try again in a minute.</NoData>
      )}
    </Section>
  );
}
