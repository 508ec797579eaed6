import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { formatAsOf, formatDate } from '@/lib/format';
import { breadthOf, breadthSentence } from '@/lib/markets/breadth';
import { industriesOf } from '@/lib/markets/industries';
import { dayFlower, type NamesBySymbol } from '@/lib/markets/petals';
import { mainIndex } from '@/lib/markets/sentences';
import type {
  IndexQuote,
  InstitutionalFlow,
  SnapshotRow,
  Sourced,
  StockQuote,
} from '@/lib/provider/records';

import { BreadthBar } from './BreadthBar';
import { Flows } from './Flows';
import type { SparksByIndex } from './IndexStrip';
import { IndustryMap } from './IndustryMap';
import { MarketSentence } from './MarketSentence';
import styles from './MarketsToday.module.scss';
import { MoversTable } from './MoversTable';
import { NiftyFlower } from './NiftyFlower';
import { PopularStocks } from './PopularStocks.client';
import { SectionHead } from './SectionHead';

/** The page with the figures of the charts as tables. */
const TABLES = '/equity#breadth';
/** Rows of gainers and of losers. */
const MOVERS = 6;
/** More than there are industries. */
const INDUSTRIES = 100;

export interface MarketsTodayProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  sparks: SparksByIndex;
  /** All risers and fallers of the Nifty, largest change first, for the flower. */
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  /** The twenty Nifty gainers by symbol. */
  popular: Sourced<readonly StockQuote[]> | null;
  /** All shares of the exchange. */
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  flows: Sourced<readonly InstitutionalFlow[]> | null;
  names: NamesBySymbol;
}

function Particulars({ snapshot, gainers, losers }: MarketsTodayProps) {
  const main = snapshot ?? gainers ?? losers;
  if (!main) return null;
  const notes = [...new Set([snapshot?.note, gainers?.note, losers?.note])].filter(Boolean);
  return (
    <SideNote title={`As of ${formatAsOf(main.asOf)}`}>
      <p>NSE cash market.{notes.length === 0 && ' Gainers, losers and flower: the Nifty 50.'}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <Mark source={main.source} asOf={main.asOf} />
      </p>
    </SideNote>
  );
}

/** The market's day in a sentence, a bar, tables, a treemap and a flower. */
export function MarketsToday(props: MarketsTodayProps) {
  const { indices, sparks, gainers, losers, popular, snapshot, flows, names } = props;
  const breadth = snapshot && breadthOf(snapshot.data);
  const industries = snapshot && industriesOf(snapshot.data, INDUSTRIES);
  const flower = dayFlower(props, names);
  const isOneDay = !indices || !snapshot || formatDate(indices.asOf) === formatDate(snapshot.asOf);
  const hasNothing = !indices && !gainers && !losers && !snapshot && !flows;
  return (
    <Ledger
      ground="tint"
      id="markets"
      labelledBy="markets-heading"
      notePlace="before"
      note={<Particulars {...props} />}
    >
      <SectionHead
        id="markets-heading"
        more={<SiteLink href="/equity">All of today’s markets</SiteLink>}
        lead={
          (indices ?? industries) && (
            <MarketSentence
              quotes={indices?.data ?? []}
              sparks={sparks}
              industries={industries}
              day={isOneDay ? null : formatDate(indices.asOf)}
            />
          )
        }
      >
        {(breadth && breadthSentence(breadth)) ?? 'The day on the exchanges'}
      </SectionHead>
      {hasNothing ? (
        <NoData>Prices will stand here again as soon as the exchanges’ figures arrive.</NoData>
      ) : (
        <div className={styles.parts}>
          {breadth && <BreadthBar breadth={breadth} />}
          <div className={styles.halves}>
            <MoversTable
              title="Gainers"
              quotes={gainers?.data.slice(0, MOVERS) ?? null}
              names={names}
            />
            <MoversTable
              title="Losers"
              quotes={losers?.data.slice(0, MOVERS) ?? null}
              names={names}
            />
          </div>
          {flower && (
            <NiftyFlower
              {...flower}
              index={isOneDay ? mainIndex(indices?.data ?? []) : null}
              tableAt={TABLES}
            />
          )}
          {snapshot && <IndustryMap snapshot={snapshot.data} tableAt={TABLES} />}
          {flows && <Flows flows={flows.data} />}
          {popular && popular.data.length > 0 && (
            <PopularStocks
              stocks={popular.data.map(({ symbol, slug, close, change, changePercent }) => ({
                ...{ symbol, close, change, changePercent },
                slug: names.get(symbol)?.slug ?? slug,
              }))}
            />
          )}
        </div>
      )}
    </Ledger>
  );
}
