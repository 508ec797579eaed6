import { candleGeometry, type CandlePoint } from '@/lib/tools/charts/candle-geometry';
import { PANEL, percent } from '@/lib/tools/charts/price-geometry';

import styles from './PriceChart.module.scss';
import { ChartFrame } from './ChartFrame';
import { type ChartMark, EventMark } from './ChartMarks';

interface CandleChartProps {
  /** Oldest first, at least two. */
  points: readonly CandlePoint[];
  /** The description of the chart for screen readers. */
  label: string;
  /** Events on some days, each shown as a letter above the chart. */
  events?: readonly ChartMark[];
}

const VALUES = ['open', 'high', 'low', 'close'] as const;

/** Prices as candles, in rupees, read out by pointer and arrow keys. */
export function CandleChart({ points, label, events = [] }: CandleChartProps) {
  const drawing = candleGeometry(points);
  if (!drawing) return null;
  const { paths, placeOf } = drawing;
  return (
    <ChartFrame
      label={label}
      times={points.map(({ time }) => time)}
      drawing={drawing}
      xOf={(at) => placeOf(at).x}
      readout={{
        series: VALUES.map((name) => ({ name, values: points.map((point) => point[name]) })),
        unit: 'rupees',
        isColumns: true,
      }}
      marks={events.map(({ at, label: letter }) => (
        <EventMark key={`${at} ${letter}`} x={placeOf(at).x} letter={letter} />
      ))}
    >
      <svg
        y={percent(PANEL.top)}
        width="100%"
        height={percent(PANEL.base - PANEL.top)}
        viewBox={drawing.viewBox}
        preserveAspectRatio="none"
        className={styles.canvas}
      >
        <path d={paths.rose} className={styles.rose} />
        <path d={paths.fell} className={styles.fell} />
      </svg>
    </ChartFrame>
  );
}
