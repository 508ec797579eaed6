import { Divider } from '@/components/ui/Divider/Divider';
import { SideNote, Ledger } from '@/components/ui/Ledger/Ledger';
import { AgeNote } from '@/components/sections/AgeNote';
import { AnswerSection } from '@/components/sections/AnswerSection';
import {
  hasLines,
  IndexStrip,
  quoteKey,
  type SparksByIndex,
} from '@/components/sections/IndexStrip';
import { SourceLine } from '@/components/sections/SourceLine';
import { formatDate } from '@/lib/tools/format';
import { headline } from '@/lib/domain/figure/headline';
import { dayOf, pastDay } from '@/lib/domain/figure/tense';
import { indexFindings } from '@/lib/domain/index/figures';
import { chartedIndex, type MoversChoice } from '@/lib/domain/market/movers-choice';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { mainIndex } from '@/lib/domain/index/movement';
import { type Dated, isNotInFiles, isSameDate, newestOf } from '@/lib/domain/market/sources';
import type { IssueLists } from '@/lib/domain/market/issues';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { Company, NewsItem, SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { MarketClock as Ages } from '@/lib/domain/figure/ages';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import type { InstitutionalFlow } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import { IndicesSection, type IndexBoards } from '@/components/sections/market/IndicesSection';
import { HoursSection } from '@/components/sections/market/HoursSection';
import {
  hasNoChart,
  type IndexCharts,
  IndexChartSection,
} from '@/components/sections/market/IndexChartSection';
import { indexRows } from '@/components/sections/market/index-columns';
import { hasNoIssues, IssuesSection } from '@/components/sections/market/IssuesSection';
import { type MarketClock, MarketStatus } from '@/components/sections/market/MarketStatus';
import { SectionLinks } from '@/components/sections/market/SectionLinks';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { pageOf } from '@/lib/pages';

import { BreadthSection } from './BreadthSection';
import { FlowsSection } from './FlowsSection';
import { MoversSection } from './MoversSection';
import { NewsSection } from './NewsSection';
import basics from '@/components/ui/Basics.module.scss';

const REPORT_PAGES = [
  '/results-calendar/filed',
  '/results-calendar',
  '/corporate-actions',
] as const;

/** Links to the results and corporate actions of companies. */
function ReportsSection() {
  return (
    <Ledger>
      <SectionHead id="reports-heading">What companies report</SectionHead>
      <p className={basics.links}>
        {REPORT_PAGES.map((path) => (
          <SiteLink key={path} href={path}>
            {pageOf(path).label}
          </SiteLink>
        ))}
      </p>
    </Ledger>
  );
}

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
  /** The year of each share and index. */
  years?: Sparks;
  /** The companies of the Nifty. */
  members: Sourced<readonly Constituent[]> | null;
  /** By which the figures age. */
  ages: Ages;
}

/** The sections to jump to; those that are left out have no link. */
const sectionsOf = ({ charts, flows, issues, news }: EquityPageProps) =>
  [
    { id: 'chart', name: 'Chart', isMissing: hasNoChart(charts) },
    { id: 'movers', name: 'Gainers and losers' },
    { id: 'breadth', name: 'Industries' },
    { id: 'institutions', name: 'Institutions', isMissing: isNotInFiles(flows) },
    { id: 'issues', name: 'Public issues', isMissing: hasNoIssues(issues) },
    { id: 'news', name: 'News', isMissing: isNotInFiles(news) },
  ].filter(({ isMissing }) => !isMissing);

const key = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

/** The quote of the index whose chart is drawn. */
function chartedQuote({ choice, indices, boards }: EquityPageProps) {
  const { name: charted, history } = chartedIndex(choice);
  return [...(indices?.data ?? []), ...indexRows(boards)].find(({ name }) =>
    [charted, history].some((known) => known !== null && key(known) === key(name)),
  );
}

/** The Nifty 50, where its quote and the list of gainers have the same day. */
function niftyOf({ indices, gainers }: EquityPageProps): IndexQuote | null {
  if (formatDate(indices?.asOf) !== formatDate(gainers?.asOf)) return null;
  return indices?.data.find(({ name }) => name === 'Nifty 50') ?? null;
}

interface DayProps extends EquityPageProps {
  /** The source of the line under the title. */
  page: Dated | null;
}

/** The day of the main index as the title, then all indices and links to the other sections. */
function Day({ page, ...props }: DayProps) {
  const { indices, sparks, calendar, now, ages } = props;
  const quotes = indices?.data ?? [];
  const main = mainIndex(quotes);
  const hasOtherDay = page && indices && !isSameDate(page.asOf, indices.asOf);
  const past = hasOtherDay ? dayOf(indices.asOf) : pastDay('market-list', indices?.asOf, ages);
  return (
    <AnswerSection
      path="/equity"
      {...headline('Equity market', main ? indexFindings(main) : [], past, ages)}
      source={
        page && (
          <>
            <SourceLine of={page} quote={hasOtherDay ? undefined : quoteKey(quotes[0])} />
            <AgeNote kind="market-list" day={page.asOf} now={ages} source={page.source} />
          </>
        )
      }
      notes={
        <>
          <MarketStatus name="NSE and BSE, shares" clock={{ calendar, now }} />
          {hasLines(quotes, sparks) && (
            <SideNote title="Indices">
              <p>Dotted: the previous close.</p>
            </SideNote>
          )}
        </>
      }
    >
      <IndexStrip indices={indices} sparks={sparks} page={page} />
      <SectionLinks sections={sectionsOf(props)} />
    </AnswerSection>
  );
}

/** The equity market in its newest session. Any data may be missing. */
export function EquityPage(props: EquityPageProps) {
  const { choice, indices, snapshot, calendar, now, ages } = props;
  const names = namesBySymbol(props.companies);
  const page = newestOf([indices, snapshot, props.movers]);
  return (
    <>
      <Day {...props} page={page} />
      <IndexChartSection
        name={chartedIndex(choice).name}
        charts={props.charts}
        dayChange={chartedQuote(props)?.changePercent ?? null}
        page={page}
      />
      <MoversSection
        choice={choice}
        names={names}
        page={page}
        ages={ages}
        movers={props.movers}
        years={props.years}
      />
      <BreadthSection
        snapshot={snapshot}
        names={names}
        page={page}
        ages={ages}
        exchange={choice.exchange}
        gainers={props.gainers}
        losers={props.losers}
        members={props.members}
        nifty={niftyOf(props)}
      />
      <FlowsSection flows={props.flows} page={page} />
      <IssuesSection issues={props.issues} page={page} />
      <ReportsSection />
      <IndicesSection boards={props.boards} page={page} ages={ages} />
      <NewsSection news={props.news} page={page} />
      <Divider />
      <HoursSection segment="equity" clock={{ calendar, now }} />
    </>
  );
}
