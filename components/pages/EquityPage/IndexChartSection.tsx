import { PriceChart } from '@/components/ui/charts/PriceChart';
import { type RangePanel, RangePanels } from '@/components/ui/charts/RangePanels';
import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import {
  drawablePoints,
  INDEX_RANGES,
  indexDescription,
  type IndexRange,
  indexSentence,
} from '@/lib/markets/index-chart';
import type { IndexPoint, Sourced } from '@/lib/provider/records';

import styles from './EquityPage.module.scss';
import { IndexTable } from './IndexTable';
import { SourceNote } from './SourceNote';

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
}

function panelsOf({ name, charts, dayChange }: IndexChartSectionProps): readonly RangePanel[] {
  return INDEX_RANGES.flatMap((range) => {
    const points = drawablePoints(charts[range]?.data);
    if (points.length < 2) return [];
    return {
      key: range,
      label: range,
      name: NAMES[range],
      title: indexSentence(name, points, range, dayChange),
      content: (
        <figure>
          <PriceChart points={points} label={indexDescription(name, points)} unit="points" />
          <details className={styles.behind}>
            <summary className={styles.summary}>Show as a table</summary>
            <IndexTable points={points} range={range} />
          </details>
        </figure>
      ),
    };
  });
}

/** The chosen index over a day, a month, a year and five years. */
export function IndexChartSection(props: IndexChartSectionProps) {
  const panels = panelsOf(props);
  const initial = panels.some(({ key }) => key === '1D') ? '1D' : (panels[0]?.key ?? '');
  const of = INDEX_RANGES.map((range) => props.charts[range]);
  return (
    <Ledger
      id="chart"
      rule="oxford"
      labelledBy="index-range-heading"
      notePlace="before"
      note={
        <SourceNote of={of}>
          <p>
            The line is the index’s value in points. The list of shares below chooses the index.
          </p>
        </SourceNote>
      }
    >
      {panels.length > 0 ? (
        <RangePanels
          id="index-range"
          legend="Range of the chart"
          panels={panels}
          initial={initial}
        />
      ) : (
        <>
          <SectionHead id="index-range-heading">{props.name} over time</SectionHead>
          <NoData>No history of this index is at hand just now.</NoData>
        </>
      )}
    </Ledger>
  );
}
