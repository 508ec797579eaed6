import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { formatDate, directionOf, formatCrore } from '@/lib/tools/format';
import { type Breadth, breadthOf, breadthSentence } from '@/lib/domain/market/breadth';
import { industriesOf } from '@/lib/domain/market/industries';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { dayFlower } from '@/lib/domain/index/petals';
import { mainIndex } from '@/lib/domain/index/movement';
import { type Dated, isSameDate, newestOf } from '@/lib/domain/market/sources';
import type { SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { onItsDay } from '@/lib/domain/figure/words';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import type { InstitutionalFlow } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import { AgeNote } from '@/components/sections/AgeNote';
import { BreadthBar } from '@/components/sections/BreadthBar';
import {
  hasLines,
  IndexValues,
  quoteKey,
  type SparksByIndex,
} from '@/components/sections/IndexStrip';
import { IndustryMap } from '@/components/sections/IndustryMap';
import { MarketSentence } from '@/components/sections/MarketSentence';
import { MoversTable } from '@/components/sections/MoversTable';
import { NiftyFlower } from '@/components/sections/NiftyFlower';
import { PartSource, SourceLine } from '@/components/sections/SourceLine';

import styles from './HomePage.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';

const INVESTORS = { FII: 'Foreign institutions', DII: 'Domestic institutions' } as const;

function Flow({ flow }: { flow: InstitutionalFlow }) {
  const direction = directionOf(flow.netCrore);
  return (
    <div className={styles.flow}>
      <dt>{INVESTORS[flow.category]}</dt>
      <dd data-direction={direction}>
        {direction === 'up' && '+'}
        {formatCrore(flow.netCrore)} net
      </dd>
    </div>
  );
}

/** Net purchases of foreign and domestic institutions on the last day reported. */
function Flows({ flows }: { flows: readonly InstitutionalFlow[] }) {
  const day = flows.reduce((latest, flow) => (flow.date > latest ? flow.date : latest), '');
  const shown = (['FII', 'DII'] as const).flatMap(
    (category) => flows.find((flow) => flow.date === day && flow.category === category) ?? [],
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.flows}>
      <dl className={styles.flowList}>
        {shown.map((flow) => (
          <Flow key={flow.category} flow={flow} />
        ))}
      </dl>
      <p className={typeStyles.muted}>Provisional, {formatDate(day)}</p>
    </div>
  );
}

/** The page with the figures of the charts as tables. */
const TABLES = '/equity#breadth';
/** Rows of gainers and of losers. */
const MOVERS = 3;
/** More than there are industries. */
const INDUSTRIES = 100;

export interface MarketsTodayProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  sparks: SparksByIndex;
  /** All risers and fallers of the Nifty, largest change first, for the flower. */
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  /** All shares of the exchange. */
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  flows: Sourced<readonly InstitutionalFlow[]> | null;
  names: NamesBySymbol;
  /** The companies of the Nifty. */
  members: Sourced<readonly Constituent[]> | null;
  ages: MarketClock;
}

/** Whether the movers are from the Nifty, which is so unless their notes say otherwise. */
const coversNifty = ({ gainers, losers }: MarketsTodayProps): boolean =>
  !gainers?.note && !losers?.note;

interface PartsProps extends MarketsTodayProps {
  /** The newest of the sources. */
  page: Dated | null;
  /** The day of the indices where it is another than that. */
  otherDay: string | null;
  breadth: Breadth | null;
}

/** The available parts of the day, each with its source if that differs. */
function Parts({ page, otherDay, breadth, ...props }: PartsProps) {
  const { indices, sparks, gainers, losers, snapshot, flows, names } = props;
  const quotes = indices?.data ?? [];
  const flower = dayFlower(props, names);
  return (
    <div className={styles.marketParts}>
      {quotes.length > 0 && (
        <div>
          <IndexValues quotes={quotes} sparks={sparks} />
          <PartSource of={{ indices }} page={page} />
        </div>
      )}
      {breadth && <BreadthBar breadth={breadth} />}
      <div>
        <div className={styles.marketHalves}>
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
        <PartSource of={{ Gainers: gainers, Losers: losers }} page={page} />
      </div>
      {flower && (
        <NiftyFlower {...flower} index={otherDay ? null : mainIndex(quotes)} tableAt={TABLES} />
      )}
      {snapshot && (
        <div className={styles.industryMap}>
          <IndustryMap snapshot={snapshot.data} tableAt={TABLES} />
        </div>
      )}
      {flows && <Flows flows={flows.data} />}
    </div>
  );
}

/** The market's day in a sentence, index values, a bar, tables, a flower and a treemap. */
export function MarketsToday(props: MarketsTodayProps) {
  const { indices, sparks, gainers, losers, snapshot, flows, ages } = props;
  const quotes = indices?.data ?? [];
  const breadth = snapshot && breadthOf(snapshot.data);
  const industries = snapshot && industriesOf(snapshot.data, INDUSTRIES);
  const page = newestOf([indices, snapshot, gainers, losers]);
  const otherDay =
    page && indices && !isSameDate(page.asOf, indices.asOf) ? formatDate(indices.asOf) : null;
  const finding = breadth && breadthSentence(breadth);
  const hasNothing = !indices && !gainers && !losers && !snapshot && !flows;
  return (
    <Section
      id="markets"
      heading={
        finding
          ? onItsDay(finding, 'market-list', snapshot.asOf, ages)
          : 'A session on the exchanges'
      }
      more={<SiteLink href="/equity">All markets</SiteLink>}
      lead={
        (indices ?? industries) && (
          <MarketSentence quotes={quotes} industries={industries} day={otherDay} />
        )
      }
      source={page && <SourceLine of={page} quote={otherDay ? undefined : quoteKey(quotes[0])} />}
      ground="tint"
      note={
        (coversNifty(props) || hasLines(quotes, sparks)) && (
          <SideNote title="NSE cash market">
            <p>
              {coversNifty(props) && 'Gainers, losers and the flower chart cover the Nifty 50. '}
              {hasLines(quotes, sparks) && 'The dotted line is the previous close.'}
            </p>
          </SideNote>
        )
      }
    >
      <AgeNote kind="market-list" day={page?.asOf ?? null} now={ages} source={page?.source} />
      {hasNothing ? (
        <NoData>We can’t load the exchanges’ figures now. Try again in a minute.</NoData>
      ) : (
        <Parts {...props} page={page} otherDay={otherDay} breadth={breadth} />
      )}
    </Section>
  );
}
