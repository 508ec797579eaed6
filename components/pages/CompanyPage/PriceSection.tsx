import { PriceChart } from '@/components/ui/charts/PriceChart';
import { type RangePanel, RangePanels } from '@/components/ui/charts/RangePanels';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { PartSource } from '@/components/sections/SourceLine';
import { chartDescription, chartSentence } from '@/lib/companies/chart-sentence';
import type { StockRange } from '@/lib/companies/history';
import { quarterMarks } from '@/lib/companies/quarter-marks';
import type { CompanyStory, DrawnRange } from '@/lib/companies/story';
import type { Dated } from '@/lib/markets/sources';

import { PriceTable } from './PriceTable';
import styles from './PriceSection.module.scss';

const NAMES: Readonly<Record<StockRange, string>> = {
  '1M': 'one month',
  '1Y': 'one year',
  '5Y': 'five years',
};

interface PriceSectionProps {
  story: CompanyStory;
  csv?: Partial<Record<StockRange, string>>;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

function panelOf(drawn: DrawnRange, story: CompanyStory, csv: string | undefined): RangePanel {
  const { range, candles } = drawn;
  return {
    key: range,
    label: range,
    name: NAMES[range],
    title: chartSentence(candles, range) ?? 'Price history',
    content: (
      <figure>
        <PriceChart
          points={candles.map(({ time, close, volume }) => ({ time, value: close, volume }))}
          label={chartDescription(candles)}
          unit="rupees"
          marks={range === '1Y' ? quarterMarks(candles, story.quarters) : []}
        />
        <div className={styles.behind}>
          <details className={styles.table}>
            <summary className={styles.link}>Show as a table</summary>
            <PriceTable drawn={drawn} />
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

/** The price over time: for each range a chart with its finding as the heading, and a table. */
export function PriceSection({ story, csv, page }: PriceSectionProps) {
  const { ranges, main } = story;
  if (!main) return null;
  const hasVolume = main.candles.some(({ volume }) => (volume ?? 0) > 0);
  const hasMarks = main.range === '1Y' && quarterMarks(main.candles, story.quarters).length > 0;
  return (
    <Ledger
      rule="oxford"
      note={
        <SideNote title="Reading the chart">
          <p>
            Line: closing prices.
            {hasMarks && ' Rings: the ends of quarters, whose results are below.'}
            {hasVolume && ' Lower bars: shares traded.'}
          </p>
        </SideNote>
      }
    >
      <RangePanels
        id="price-range"
        legend="Range of the chart"
        initial={main.range}
        panels={ranges.map((drawn) => panelOf(drawn, story, csv?.[drawn.range]))}
      />
      <PartSource
        of={Object.fromEntries(ranges.map((drawn) => [drawn.range, { ...drawn, data: drawn }]))}
        page={page}
      />
    </Ledger>
  );
}
