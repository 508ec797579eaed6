import { Divider } from '@/components/ui/Divider/Divider';
import { IndexStrip, type SparksByIndex } from '@/components/sections/IndexStrip';
import { MarketSentence } from '@/components/sections/MarketSentence';
import { formatDate } from '@/lib/format';
import { chartedIndex, type MoversChoice } from '@/lib/markets/movers-choice';
import { namesBySymbol } from '@/lib/markets/petals';
import { mainIndex } from '@/lib/markets/sentences';
import type {
  Company,
  IndexQuote,
  InstitutionalFlow,
  NewsItem,
  SnapshotRow,
  Sourced,
  StockQuote,
} from '@/lib/provider/records';

import { IndicesSection, type IndexBoards } from './IndicesSection';
import { BreadthSection } from './BreadthSection';
import { FlowsSection } from './FlowsSection';
import { HoursSection } from './HoursSection';
import { type IndexCharts, IndexChartSection } from './IndexChartSection';
import { indexRows } from './index-columns';
import { type IssueLists, IssuesSection } from './IssuesSection';
import { MarketHero } from './MarketHero';
import type { MarketClock } from './MarketStatus';
import { MoversSection } from './MoversSection';
import { NewsSection } from './NewsSection';
import { SourceNote } from './SourceNote';

export interface EquityPageProps extends MarketClock {
  choice: MoversChoice;
  /** The six indices in the specification's order, and the course of each. */
  indices: Sourced<readonly IndexQuote[]> | null;
  sparks: SparksByIndex;
  boards: IndexBoards;
  /** The chosen list's shares. */
  movers: Sourced<readonly StockQuote[]> | null;
  /** The chosen index's charts by range. */
  charts: IndexCharts;
  /** The Nifty's risers and fallers, for the flower. */
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  flows: Sourced<readonly InstitutionalFlow[]> | null;
  issues: IssueLists;
  news: Sourced<readonly NewsItem[]> | null;
  companies: readonly Company[] | null;
}

const SECTIONS = [
  { id: 'chart', name: 'Chart' },
  { id: 'movers', name: 'Gainers and losers' },
  { id: 'breadth', name: 'Industries' },
  { id: 'institutions', name: 'Institutions' },
  { id: 'issues', name: 'Public issues' },
  { id: 'news', name: 'News' },
];

const key = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

/** The equity market today. Any data may be missing. */
export function EquityPage(props: EquityPageProps) {
  const { choice, indices, sparks, snapshot, calendar, now } = props;
  const names = namesBySymbol(props.companies);
  const quotes = indices?.data ?? [];
  const charted = chartedIndex(choice);
  const quoted = [...quotes, ...indexRows(props.boards)].find(({ name }) =>
    [charted.name, charted.history].some((known) => known !== null && key(known) === key(name)),
  );
  const clock = { calendar, now };
  const isOneDay = formatDate(indices?.asOf) === formatDate(props.gainers?.asOf);
  return (
    <>
      <MarketHero
        label="Equity"
        title="Equity market"
        note={<SourceNote of={[indices ?? snapshot]} />}
        lead={
          mainIndex(quotes) ? (
            <MarketSentence quotes={quotes} sparks={sparks} industries={null} day={null} />
          ) : (
            'Indices, shares that moved most, industries, institutions and public issues of NSE and BSE.'
          )
        }
        status={{ name: 'NSE and BSE, shares', clock }}
        sections={SECTIONS}
      />
      <IndexStrip indices={indices} sparks={sparks} />
      <IndexChartSection
        name={charted.name}
        charts={props.charts}
        dayChange={quoted?.changePercent ?? null}
      />
      <MoversSection choice={choice} movers={props.movers} names={names} />
      <BreadthSection
        exchange={choice.exchange}
        snapshot={snapshot}
        gainers={props.gainers}
        losers={props.losers}
        names={names}
        nifty={isOneDay ? (quotes.find(({ name }) => name === 'Nifty 50') ?? null) : null}
      />
      <FlowsSection flows={props.flows} />
      <IssuesSection issues={props.issues} />
      <IndicesSection boards={props.boards} />
      <Divider />
      <NewsSection news={props.news} />
      <Divider />
      <HoursSection segment="equity" clock={clock} />
    </>
  );
}
