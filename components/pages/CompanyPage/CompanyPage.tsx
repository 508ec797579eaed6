import { Fragment, type ReactNode } from 'react';

import { PageIndex } from '@/components/sections/PageIndex';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Faq } from '@/components/ui/Faq/Faq';
import { standardWarning } from '@/lib/content/prescribed';
import { isAdjusted } from '@/lib/domain/company/chart-events';
import { moreCharts } from '@/lib/domain/company/chart-links';
import {
  type ChartRange,
  coveredRanges,
  type Histories,
  shownRange,
} from '@/lib/domain/company/chart-view';
import { hasEvents } from '@/lib/domain/company/events';
import { companyFaqs } from '@/lib/domain/company/faqs';
import { comparableCandles, priceSeries, type StockRange } from '@/lib/domain/company/history';
import { newsFor } from '@/lib/domain/company/news';
import { LEAST_ROWS } from '@/lib/domain/company/parts';
import type { CompanyRecords, CompanyStory } from '@/lib/domain/company/story';
import { type Dated, isFromFiles } from '@/lib/domain/market/sources';
import { companyPath } from '@/lib/pages/addresses/paths';
import type { Similar } from '@/lib/pages/companies/company/load-similar';
import type { Company, ResultsBasis } from '@/lib/domain/company/records';
import { resultsView } from '@/lib/domain/company/results';

import { chartHref, ChartSection, type ChartSectionProps } from './ChartSection';
import { CompanyHero } from './CompanyHero';
import basics from '@/components/ui/Basics.module.scss';
import { Divider } from '@/components/ui/Divider/Divider';
import { EventsSection } from './EventsSection';
import { FiguresSection, hasRatios } from './FiguresSection';
import { MissingSection } from './MissingSection';
import { Neighbours } from './Neighbours';
import { NewsSection } from './NewsSection';
import { OwnersSection } from './OwnersSection';
import { PeersSection } from './PeersSection';
import { PriceSection } from './PriceSection';
import { ResultsSection } from './ResultsSection';
import { ReturnsSection } from './ReturnsSection';
import { hasSimilar, SimilarSection } from './SimilarSection';

const MOST_NEWS = 2;
const NO_RESULTS = { quarters: [], years: [] };

export interface CompanyPageProps extends CompanyRecords {
  /** Result of `storyOf`. */
  story: CompanyStory;
  /** The companies before and after it in its industry, from `neighboursOf`. */
  previous: Company | null;
  next: Company | null;
  /** What it is next to, the lists that it is on, and the division that it was part of. */
  similar?: Similar | null;
  /** The chart in the address, which replaces the page's default charts. */
  chart?: ChartSectionProps['view'] | null;
  /** The basis of results in the address, which replaces the default. */
  basis?: ResultsBasis | null;
  /** Prices as traded, if they are requested. */
  traded?: Histories | null;
  /** Addresses of the price history as CSV files, for ranges that have one. */
  csv?: Partial<Record<StockRange, string>>;
}

/** The page's default charts, or the one in its address. */
function Prices({ story, page, ...props }: CompanyPageProps & { page: Dated | null }) {
  const { company, history, chart = null, traded, csv } = props;
  const actions = props.events?.data.actions ?? [];
  const histories = { '1Y': history['1Y']?.data, '5Y': history['5Y']?.data };
  const covered = coveredRanges(histories);
  const ranges = [...covered.keys()];
  const isAdjustedOver = (range: ChartRange | null) =>
    isAdjusted((range && covered.get(range)) ?? [], actions);
  const shown = chart && shownRange(covered, chart.range);
  const days = shown && (coveredRanges(traded ?? histories).get(shown) ?? covered.get(shown));
  // Prices as traded show each step; adjusted ones are drawn from the day on which they become
  // comparable.
  const candles = days && !traded ? comparableCandles(priceSeries(days, actions)) : days;
  if (chart && shown && candles) {
    return (
      <ChartSection
        company={company}
        ranges={ranges}
        candles={candles}
        actions={actions}
        page={page}
        now={story.now}
        view={{ ...chart, range: shown }}
        isAdjusted={isAdjustedOver(shown) || chart.prices === 'as-traded'}
        source={history['1Y'] ?? history['5Y']}
      />
    );
  }
  const more = moreCharts({
    view: null,
    ranges,
    isAdjusted: isAdjustedOver(ranges.at(-1) ?? null),
    drawn: story.ranges.map(({ range }) => range),
  });
  const sessions = (covered.get('1Y') ?? covered.get('Max') ?? []).length;
  const own =
    sessions >= LEAST_ROWS
      ? [{ label: 'Day by day', href: companyPath(company.slug, '/history') }]
      : [];
  return (
    <PriceSection
      story={story}
      actions={actions}
      csv={csv}
      page={page}
      more={[
        ...more.map(({ label, query }) => ({ label, href: chartHref(company, query) })),
        ...own,
      ]}
    />
  );
}

/** The questions that the figures answer, and their limits. */
function Questions({ story }: { story: CompanyStory }) {
  return (
    <Ledger
      note={
        <SideNote title="Built from the figures">
          <p>Each answer is made from this page’s own data and carries its date.</p>
        </SideNote>
      }
    >
      <Faq
        id="company-faq"
        heading={`Questions about ${story.company.symbol ?? 'this company'}`}
        entries={companyFaqs(story)}
      />
      <p className={basics.closing}>
        The figures on this page are for information. They are not advice to buy, sell or hold, and
        they may be late or incomplete: check the exchange’s own before you act on them.{' '}
        {standardWarning.text}
      </p>
    </Ledger>
  );
}

interface Part {
  /** Of its heading. */
  readonly id: string;
  readonly name: string;
  /** Nothing where the company has no data for it. */
  readonly view: ReactNode;
}

/** The records that a company's page is drawn from, and which of its parts have no data. */
function dataOf(props: CompanyPageProps) {
  const { company, results, snapshot, news, story, basis = null } = props;
  const reported = news ? newsFor(company, news.data, MOST_NEWS) : null;
  const { actions } = props.events?.data ?? { actions: [] };
  const periods = resultsView(results?.data ?? NO_RESULTS, actions, basis);
  const { '1M': month, '1Y': year } = props.history;
  return {
    reported,
    periods,
    page: story.quote ?? results,
    sources: { prices: year ?? month, quarters: results, peers: snapshot, news },
    missing: {
      prices: story.ranges.length === 0,
      quarters: periods.quarters.length + periods.years.length === 0,
      peers: story.peers.length === 0,
      news: (reported?.items.length ?? 0) === 0,
    },
  };
}

type Data = ReturnType<typeof dataOf>;

/** What the company earned and what its share returned. */
function figureParts(props: CompanyPageProps, { missing, page, periods }: Data): readonly Part[] {
  const { company, results, story } = props;
  return [
    {
      id: 'figures-heading',
      name: 'Key figures',
      view: (hasRatios(story) || !isFromFiles(results)) && (
        <FiguresSection story={story} results={results} page={page} />
      ),
    },
    {
      id: 'returns-heading',
      name: 'Returns',
      view: story.returns.length > 0 && (
        <ReturnsSection
          story={story}
          sources={{ prices: props.history['1Y'], nifty: props.nifty }}
          page={page}
        />
      ),
    },
    {
      id: 'results-heading',
      name: 'Results',
      view: !missing.quarters && results && (
        <ResultsSection
          company={company}
          results={results}
          page={page}
          view={periods}
          place="summary"
          now={story.now}
          breaks={story.daily?.breaks ?? []}
        />
      ),
    },
    {
      id: 'events-heading',
      name: 'Dividends and events',
      view: props.events && hasEvents(props.events.data) && (
        <EventsSection company={company} events={props.events} page={page} now={story.now} />
      ),
    },
  ];
}

/** Who owns the company, what it is compared with, and what is written about it. */
function otherParts(props: CompanyPageProps, { missing, page, reported }: Data): readonly Part[] {
  const { company, shareholding, snapshot, news, similar, story } = props;
  return [
    {
      id: 'shareholding-heading',
      name: 'Shareholders',
      view: shareholding && story.owners.length > 0 && (
        <OwnersSection company={company} page={page} owners={shareholding} place="summary" />
      ),
    },
    {
      id: 'peers-heading',
      name: 'Peers',
      view: !missing.peers && snapshot && (
        <>
          {(missing.quarters || story.owners.length > 0) && <Divider />}
          <PeersSection story={story} snapshot={snapshot} page={page} />
        </>
      ),
    },
    {
      id: 'similar-heading',
      name: 'Similar companies',
      view: similar && hasSimilar(similar) && (
        <SimilarSection company={company} similar={similar} page={page} />
      ),
    },
    {
      id: 'news-heading',
      name: 'News',
      view: !missing.news && news && reported && (
        <>
          {(!missing.peers || missing.quarters) && <Divider />}
          <NewsSection reported={reported} news={news} page={page} />
        </>
      ),
    },
  ];
}

/**
 * A company's page. Any record may be missing: parts without data are left out and named in one
 * place, except those that the exchanges' files never contain.
 */
export function CompanyPage(props: CompanyPageProps) {
  const { company, previous, next, story } = props;
  const data = dataOf(props);
  const { missing, page, sources } = data;
  const parts = [...figureParts(props, data), ...otherParts(props, data)].filter(
    ({ view }) => view,
  );
  return (
    <>
      <CompanyHero
        story={story}
        source={page}
        division={props.similar?.division ?? null}
        chart={missing.prices ? null : <Prices {...props} page={page} />}
      />
      <PageIndex parts={[...parts, { id: 'company-faq-heading', name: 'Questions' }]} />
      {parts.map((part) => (
        <Fragment key={part.id}>{part.view}</Fragment>
      ))}
      <MissingSection missing={missing} sources={sources} />
      <Divider />
      <Questions story={story} />
      <Neighbours industry={company.industry} previous={previous} next={next} />
    </>
  );
}
