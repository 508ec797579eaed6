import { LinkChoice } from '@/components/sections/market/LinkChoice';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { CandleChart } from '@/components/ui/charts/CandleChart';
import { PriceChart } from '@/components/ui/charts/PriceChart';
import { Table } from '@/components/ui/Table/Table';
import { type Column, day, words } from '@/components/ui/Table/columns';
import {
  type ChartEvent,
  chartEvents,
  eventsInWords,
  eventsLegend,
} from '@/lib/domain/company/chart-events';
import { type ChartLink, chartLinks } from '@/lib/domain/company/chart-links';
import { chartDescription, chartSentence } from '@/lib/domain/company/chart-sentence';
import type { ChartRange, ChartView } from '@/lib/domain/company/chart-view';
import { byPeriod, readableUnit } from '@/lib/domain/company/periods';
import { formatDate } from '@/lib/tools/format';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import type { Dated } from '@/lib/domain/market/sources';
import { companyPath } from '@/lib/pages/addresses/paths';
import type { Candle, Company, CompanyAction } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { priceSeries } from '@/lib/domain/company/history';
import type { Sourced } from '@/lib/domain/sourced';

import styles from './CompanyPage.module.scss';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { PriceTable } from './PriceTable';
import { indianDay } from '@/lib/tools/time';

const SPANS: Readonly<Record<Exclude<ChartRange, 'Max'>, string>> = {
  '1M': 'in a month',
  '3M': 'in three months',
  '6M': 'in six months',
  '1Y': 'in a year',
  '3Y': 'in three years',
  '5Y': 'in five years',
};

const EVENTS: readonly Column<ChartEvent>[] = [
  day('exDate', 'Ex-date', ({ exDate }) => exDate),
  words('label', 'Mark', ({ label }) => label),
  words('purpose', 'Action', ({ purpose }) => purpose),
];

const UNITS = { day: 'a day', week: 'a week', month: 'a month' } as const;

/** Days, weeks or months as candles, oldest first, a missing price as the close. */
const candlesOf = (candles: readonly Candle[]) =>
  [...byPeriod(candles, readableUnit(candles))].reverse().map(({ to, open, high, low, close }) => ({
    time: indianDay(to),
    close,
    open: open ?? close,
    high: Math.max(high ?? close, open ?? close, close),
    low: Math.min(low ?? close, open ?? close, close),
    volume: null,
  }));

/** The address of a company's chart, with the chart's anchor. */
export const chartHref = ({ slug }: Company, query: ChartLink['query']) =>
  `${companyPath(slug, query)}#price-range-heading` as const;

export interface ChartSectionProps {
  company: Company;
  view: ChartView;
  /** The ranges that the days cover. */
  ranges: readonly ChartRange[];
  candles: readonly Candle[];
  actions: readonly CompanyAction[];
  /** Whether prices as traded differ from the adjusted ones. */
  isAdjusted: boolean;
  source: Sourced<unknown> | null;
  /** The source of the line under the company's name. */
  page: Dated | null;
  now: MarketClock;
}

interface ReadingProps {
  view: ChartView;
  /** The period of a candle. */
  unit: string;
  legend: ReturnType<typeof eventsLegend>;
}

function Reading({ view, unit, legend }: ReadingProps) {
  return (
    <p className={basics.underNote}>
      {view.chart === 'candles'
        ? `Each candle is ${unit}: its line runs from the lowest to the highest price, its body from the open to the close. Hollow: the price rose; filled: it fell.`
        : 'Line: closing prices. Lower bars: shares traded.'}
      {legend && ` ${legend}, listed under the chart.`}{' '}
      {view.prices === 'as-traded'
        ? 'Prices are those at which the share traded: a split or bonus shows as a fall.'
        : 'Prices from before a split or bonus are adjusted for it; dividends are not.'}
    </p>
  );
}

interface DrawingProps {
  candles: readonly Candle[];
  events: readonly ChartEvent[];
  isCandles: boolean;
  /** The chart in words. */
  label: string;
}

function Drawing({ candles, events, isCandles, label }: DrawingProps) {
  return isCandles ? (
    <CandleChart points={candlesOf(candles)} label={label} events={events} />
  ) : (
    <PriceChart
      points={candles.map(({ time, close, volume }) => ({ time, value: close, volume }))}
      label={label}
      unit="rupees"
      events={events}
    />
  );
}

/** The chart in the address, with links to the others and the meaning of its marks. */
export function ChartSection(props: ChartSectionProps) {
  const { company, view, ranges, candles, actions, isAdjusted, source, page, now } = props;
  const { range } = view;
  const isCandles = view.chart === 'candles';
  const drawn = isCandles ? candlesOf(candles) : candles;
  const events = chartEvents(drawn, actions);
  const links = chartLinks({ view, ranges, isAdjusted });
  const hrefs = (group: readonly ChartLink[]) =>
    group.map(({ query, ...link }) => ({ ...link, href: chartHref(company, query) }));
  const span = range === 'Max' ? `since ${formatDate(candles[0]?.time)}` : SPANS[range];
  const unit = UNITS[readableUnit(candles)];
  const label = isCandles
    ? `Candlestick chart of ${drawn.length} candles, ${unit} each, ${span}.`
    : chartDescription(candles);
  return (
    <>
      <h2 id="price-range-heading" className={typeStyles.smallTitle}>
        {view.prices === 'as-traded'
          ? `Prices as traded ${span}`
          : withSampleMark(
              source,
              chartSentence(priceSeries(candles, actions), now) ?? 'Price history',
            )}
      </h2>
      <div className={styles.choices}>
        <LinkChoice name="Range of the chart" links={hrefs(links.ranges)} />
        <LinkChoice name="Drawing of the chart" links={hrefs(links.drawings)} />
        {links.prices.length > 0 && (
          <LinkChoice name="Prices of the chart" links={hrefs(links.prices)} />
        )}
      </div>
      <figure>
        <Drawing
          candles={candles}
          events={events}
          isCandles={isCandles}
          label={label + eventsInWords(events)}
        />
        <div className={styles.behind}>
          <details className={styles.table}>
            <summary className={styles.link}>Show as a table</summary>
            <PriceTable candles={candles} hasOpen={isCandles} />
          </details>
          <SiteLink href={companyPath(company.slug)} className={styles.link}>
            Back to the page’s own chart
          </SiteLink>
        </div>
      </figure>
      <Reading view={view} unit={unit} legend={eventsLegend(events)} />
      {source && <PartSource of={{ [range]: { ...source, note: null } }} page={page} />}
      {events.length > 0 && (
        <Table
          caption="Marks on the chart, in its order"
          showCaption
          columns={EVENTS}
          rows={events}
          rowKey={({ exDate, purpose }) => exDate + purpose}
        />
      )}
    </>
  );
}
