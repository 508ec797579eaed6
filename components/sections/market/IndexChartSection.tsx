import { PriceChart } from '@/components/ui/charts/PriceChart';
import { type RangePanel, RangePanels } from '@/components/ui/charts/RangePanels';
import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import {
  coveredRanges,
  drawablePoints,
  INDEX_RANGES,
  indexDescription,
  type IndexRange,
  indexSentence,
} from '@/lib/domain/index/chart';
import { type Dated, isFromFiles } from '@/lib/domain/market/sources';
import type { IndexPoint } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import { IndexTable } from './IndexTable';

export type IndexCharts = Readonly<Record<IndexRange, Sourced<readonly IndexPoint[]> | null>>;

const NAMES: Readonly<Record<IndexRange, string>> = {
  '1D': 'one day',
  '1M': 'one month',
  '1Y': 'one year',
  '5Y': 'five years',
};

interface IndexChartSectionProps {
  name: string;
  charts: IndexCharts;
  /** The day's change in per cent, against the previous close. */
  dayChange: number | null;
  /** The source of the line under the page's title. */
  page: Dated | null;
  /** A note next to the chart. */
  note?: string;
}

/** Whether the section is left out: the exchanges' files have fewer than two days. */
export const hasNoChart = (charts: IndexCharts): boolean =>
  INDEX_RANGES.every(
    (range) => isFromFiles(charts[range]) && drawablePoints(charts[range]?.data).length < 2,
  );

function panelsOf({
  name,
  charts,
  dayChange,
}: Omit<IndexChartSectionProps, 'page' | 'note'>): readonly RangePanel[] {
  return coveredRanges((range) => charts[range]?.data).map(({ range, points, isWhole }) => ({
    key: range,
    label: isWhole ? range : 'All',
    name: isWhole ? NAMES[range] : 'all days',
    title: indexSentence(name, points, range, dayChange),
    content: (
      <figure>
        <PriceChart points={points} label={indexDescription(name, points)} unit="points" />
        <details className={`${basics.top16} ${basics.screenOnly}`}>
          <summary className={basics.linkButton}>Show as a table</summary>
          <IndexTable points={points} range={range} />
        </details>
      </figure>
    ),
  }));
}

type IndexRangesProps = Omit<IndexChartSectionProps, 'note'> & {
  /** `first` for a chart that belongs to the title of the page. */
  rank?: 'section' | 'first';
};

/** The chart of an index over a day, a month, a year and five years, as far back as its values go. */
export function IndexRanges({ rank = 'section', ...props }: IndexRangesProps) {
  const panels = panelsOf(props);
  const initial = panels.some(({ key }) => key === '1D') ? '1D' : (panels[0]?.key ?? '');
  if (hasNoChart(props.charts)) return null;
  if (panels.length === 0) {
    return (
      <>
        <SectionHead id="index-range-heading">{props.name} over time</SectionHead>
        <NoData>We can’t load the history of this index now. Try again in a minute.</NoData>
      </>
    );
  }
  return (
    <>
      <RangePanels
        id="index-range"
        heading={`${props.name} over time`}
        legend="Range of the chart"
        panels={panels}
        initial={initial}
        rank={rank}
      />
      <PartSource of={props.charts} page={props.page} />
    </>
  );
}

/** The chart of the chosen index, as a section. */
export function IndexChartSection(props: IndexChartSectionProps) {
  if (hasNoChart(props.charts)) return null;
  return (
    <Ledger
      id="chart"
      rule="oxford"
      note={
        <SideNote title="The chart">
          <p>
            {props.note ??
              'The line is the index’s value in points. The list of shares below chooses the index.'}
          </p>
        </SideNote>
      }
    >
      <IndexRanges {...props} />
    </Ledger>
  );
}
