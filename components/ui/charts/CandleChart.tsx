import { candleGeometry, type CandlePoint } from '@/lib/tools/charts/candle-geometry';
import { packTimes } from '@/lib/tools/charts/packed-times';
import { PANEL, percent } from '@/lib/tools/charts/price-geometry';
import { formatNumber } from '@/lib/tools/format';

import styles from './CandleChart.module.scss';
import { ChartFrame } from './ChartFrame';
import { type ChartMark, EventMark } from './ChartMarks';
import { ChartReadout } from './ChartReadout.client';
import frame from './PriceChart.module.scss';
import { axisWidth } from './ValueAxis';

interface CandleChartProps {
  /** Oldest first, at least two. */
  points: readonly CandlePoint[];
  /** What the chart shows, for screen readers. */
  label: string;
  /** What happened on some days, each a letter over the chart. */
  events?: readonly ChartMark[];
}

const VALUES = ['open', 'high', 'low', 'close'] as const;

/** Prices as candles, in rupees, read out by pointer and arrow keys. */
export function CandleChart({ points, label, events = [] }: CandleChartProps) {
  const drawing = candleGeometry(points);
  if (!drawing) return null;
  const { levels, last, paths, placeOf } = drawing;
  const labels = levels.map(({ value, level }) => ({
    level,
    text: formatNumber(value, drawing.digits),
  }));
  const tag = { level: last.level, text: formatNumber(last.value) };
  return (
    <div className={frame.box}>
      <ChartFrame
        label={label}
        labels={labels}
        tag={tag}
        ticks={drawing.ticks}
        xOf={(at) => placeOf(at).x}
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
          className={frame.canvas}
        >
          <path d={paths.rose} className={styles.rose} />
          <path d={paths.fell} className={styles.fell} />
        </svg>
      </ChartFrame>
      <ChartReadout
        times={packTimes(points.map(({ time }) => time))}
        series={VALUES.map((name) => ({ name, values: points.map((point) => point[name]) }))}
        domain={drawing.domain}
        panel={[PANEL.base, PANEL.top]}
        inset={axisWidth([...labels, tag])}
        unit="rupees"
        isColumns
      />
    </div>
  );
}
