import { candleGeometry, type CandlePoint } from '@/lib/charts/candle-geometry';
import { PANEL, percent } from '@/lib/charts/price-geometry';
import { formatNumber } from '@/lib/format';

import styles from './CandleChart.module.scss';
import { type ChartMark, EventMark, TimeMark } from './ChartMarks';
import { axisWidth, PriceAxis } from './PriceAxis';
import frame from './PriceChart.module.scss';

interface CandleChartProps {
  /** Oldest first, at least two. */
  points: readonly CandlePoint[];
  /** What the chart shows, for screen readers. */
  label: string;
  /** What happened on some days, each a letter over the chart. */
  events?: readonly ChartMark[];
}

/** Prices as candles, in rupees: a drawing without any script. */
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
    <div className={frame.chart} role="img" aria-label={label}>
      <svg className={frame.plot} aria-hidden="true">
        {levels.map(({ value, level }) => (
          <line
            key={value}
            x2="100%"
            y1={percent(level)}
            y2={percent(level)}
            className={frame.grid}
          />
        ))}
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
        <line x2="100%" y1={percent(PANEL.base)} y2={percent(PANEL.base)} className={frame.base} />
        {events.map(({ at, label: letter }) => (
          <EventMark key={`${at} ${letter}`} x={placeOf(at).x} letter={letter} />
        ))}
        {drawing.ticks.map((tick) => (
          <TimeMark key={tick.at} x={placeOf(tick.at).x} tick={tick} />
        ))}
      </svg>
      <PriceAxis labels={labels} tag={tag} width={axisWidth([...labels, tag])} />
    </div>
  );
}
