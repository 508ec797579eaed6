import { type ChartRange, chartQuery, type ChartView } from './chart-view';

/** A chart with its own address. */
export interface ChartLink {
  readonly label: string;
  /** The query after the address of the company's page. */
  readonly query: '' | `?${string}`;
  readonly isShown: boolean;
}

const RANGE_NAMES: Readonly<Record<ChartRange, string>> = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  '1Y': '1 year',
  '3Y': '3 years',
  '5Y': '5 years',
  Max: 'All days',
};

interface Choices {
  /** The chart that is shown; `null` for the page's own. */
  readonly view: ChartView | null;
  readonly ranges: readonly ChartRange[];
  /** Whether prices as traded differ from the adjusted ones. */
  readonly isAdjusted: boolean;
}

/** The options of a chart, in three groups: its range, its drawing, its prices. */
export function chartLinks({ view, ranges, isAdjusted }: Choices) {
  const link = (label: string, changes: Partial<ChartView>): ChartLink => ({
    label,
    query: chartQuery(view, changes),
    isShown: Object.entries(changes).every(
      ([key, value]) => view?.[key as keyof ChartView] === value,
    ),
  });
  return {
    ranges: ranges.map((range) => link(RANGE_NAMES[range], { range })),
    drawings: [link('Line', { chart: 'line' }), link('Candles', { chart: 'candles' })],
    prices: isAdjusted
      ? [link('Adjusted', { prices: 'adjusted' }), link('As traded', { prices: 'as-traded' })]
      : [],
  };
}

/** The charts that a company's page links to, besides those that it draws. */
export function moreCharts({ drawn, ...choices }: Choices & { drawn: readonly string[] }) {
  const others = choices.ranges.filter((range) => !drawn.includes(range));
  const { ranges, drawings, prices } = chartLinks({ ...choices, ranges: others });
  return [...ranges, ...drawings.slice(1), ...prices.slice(1)];
}
