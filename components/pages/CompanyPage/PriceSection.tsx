import { PriceChart } from '@/components/ui/charts/PriceChart';
import { type RangePanel, RangePanels } from '@/components/ui/charts/RangePanels';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import {
  type ChartEvent,
  chartEvents,
  eventsInWords,
  eventsLegend,
} from '@/lib/domain/company/chart-events';
import { chartDescription, chartSentence } from '@/lib/domain/company/chart-sentence';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import type { StockRange } from '@/lib/domain/company/history';
import { isSpanOf } from '@/lib/domain/figure/series';
import { causeWords } from '@/lib/domain/figure/words';
import { formatDate } from '@/lib/tools/format';
import { quarterMarks } from '@/lib/domain/company/quarter-marks';
import type { CompanyStory, DrawnRange } from '@/lib/domain/company/story';
import type { Dated } from '@/lib/domain/market/sources';
import type { SiteHref } from '@/lib/tools/site-path';
import type { CompanyAction } from '@/lib/domain/company/records';

import { PriceTable } from './PriceTable';
import styles from './CompanyPage.module.scss';
import basics from '@/components/ui/Basics.module.scss';

const NAMES: Readonly<Record<StockRange, string>> = {
  '1M': 'one month',
  '1Y': 'one year',
  '5Y': 'five years',
};

const MONTHS: Readonly<Record<StockRange, number>> = { '1M': 1, '1Y': 12, '5Y': 60 };

/** Where the line of a chart breaks, and why. */
const breaksInWords = ({ series: { breaks } }: DrawnRange): string =>
  breaks.map((one) => `${formatDate(one.day)} (${causeWords(one)})`).join(', ');

interface PriceSectionProps {
  story: CompanyStory;
  actions: readonly CompanyAction[];
  /** Charts that have their own address. */
  more: readonly { readonly label: string; readonly href: SiteHref }[];
  csv?: Partial<Record<StockRange, string>>;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

interface Drawing {
  story: CompanyStory;
  events: readonly ChartEvent[];
  csv: string | undefined;
}

function panelOf(drawn: DrawnRange, { story, events, csv }: Drawing): RangePanel {
  const { range, candles, series } = drawn;
  const [first, last] = [series.points[0]?.day ?? '', series.points.at(-1)?.day ?? ''];
  const isWhole = isSpanOf(first, last, MONTHS[range]);
  return {
    key: range,
    label: isWhole ? range : 'Max',
    name: isWhole ? NAMES[range] : 'all days',
    title: withSampleMark(drawn, chartSentence(series, story.now) ?? 'Price history'),
    content: (
      <figure>
        <PriceChart
          points={candles.map(({ time, close, volume }) => ({ time, value: close, volume }))}
          label={withSampleMark(drawn, chartDescription(candles)) + eventsInWords(events)}
          unit="rupees"
          marks={range === '1Y' ? quarterMarks(candles, story.quarters) : []}
          events={events}
        />
        <div className={styles.behind}>
          <details className={styles.table}>
            <summary className={styles.link}>Show as a table</summary>
            <PriceTable candles={candles} />
          </details>
          {csv && (
            <a href={csv} download className={styles.link}>
              Download CSV
            </a>
          )}
        </div>
      </figure>
    ),
  };
}

/** The price over time: for each range a chart with its finding, and a table. */
export function PriceSection({ story, actions, more, csv, page }: PriceSectionProps) {
  const { ranges, main } = story;
  if (!main) return null;
  const hasVolume = main.candles.some(({ volume }) => (volume ?? 0) > 0);
  const hasMarks = main.range === '1Y' && quarterMarks(main.candles, story.quarters).length > 0;
  // Many years' ex-dates would hide the line; they have a separate chart.
  const eventsOf = ({ candles, range }: DrawnRange) =>
    range === '5Y' ? [] : chartEvents(candles, actions);
  const letters = eventsLegend(ranges.flatMap(eventsOf));
  return (
    <>
      <RangePanels
        id="price-range"
        rank="first"
        heading="Price over time"
        legend="Range of the chart"
        initial={main.range}
        panels={ranges.map((drawn) =>
          panelOf(drawn, { story, events: eventsOf(drawn), csv: csv?.[drawn.range] }),
        )}
      />
      {more.length > 0 && (
        <p className={styles.behind}>
          {more.map(({ label, href }) => (
            <SiteLink key={label} href={href} className={styles.link}>
              {label}
            </SiteLink>
          ))}
        </p>
      )}
      <p className={basics.underNote}>
        Line: closing prices.
        {hasMarks && ' Rings: the ends of quarters, whose results are below.'}
        {hasVolume && ' Lower bars: shares traded.'}
        {letters && ` ${letters}, listed below.`}
        {main.series.breaks.length > 0 &&
          ` Prices before ${breaksInWords(main)} do not compare with later ones and are not drawn. The day-by-day table has them.`}
      </p>
      <PartSource
        of={Object.fromEntries(ranges.map((drawn) => [drawn.range, { ...drawn, data: drawn }]))}
        page={page}
      />
    </>
  );
}
