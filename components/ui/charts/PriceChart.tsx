import { type ChartPoint, PANEL, percent, priceGeometry } from '@/lib/tools/charts/price-geometry';
import { formatNumber, formatRupees } from '@/lib/tools/format';

import { ChartFrame } from './ChartFrame';
import { CallOut, type ChartMark, EventMark, Mark } from './ChartMarks';
import { ChartLine } from './ChartLine.client';
import shapes from './Shapes.module.scss';
import styles from './PriceChart.module.scss';

interface PriceChartProps {
  /** Oldest first, at least two. */
  points: readonly ChartPoint[];
  /** The description of the chart for screen readers. */
  label: string;
  /** `points` are an index's. */
  unit?: 'rupees' | 'points';
  /** Rings on the line, each with a dotted line down to its label. */
  marks?: readonly ChartMark[];
  /** Events on some days, each shown as a letter above the chart. */
  events?: readonly ChartMark[];
}

/** A price over time: axis at the right, extremes and last value labelled. */
export function PriceChart(props: PriceChartProps) {
  const { points, label, unit = 'points', marks = [], events = [] } = props;
  const drawing = priceGeometry(points);
  if (!drawing) return null;
  const { values, floor, last, placeOf, highest, lowest } = drawing;
  const print = unit === 'rupees' ? formatRupees : formatNumber;
  const printed = (at: number): string => print(points[at]?.value ?? last.value);
  return (
    <ChartFrame
      label={label}
      times={points.map(({ time }) => time)}
      drawing={drawing}
      xOf={(at) => placeOf(at).x}
      readout={{ series: [{ values }], unit }}
      marks={
        <>
          {marks.map((mark) => (
            <Mark key={mark.at} place={placeOf(mark.at)} floor={floor} label={mark.label} />
          ))}
          {events.map(({ at, label: letter }) => (
            <EventMark key={`${at} ${letter}`} x={placeOf(at).x} letter={letter} />
          ))}
          <CallOut place={placeOf(highest)} text={`High ${printed(highest)}`} side="above" />
          <CallOut place={placeOf(lowest)} text={`Low ${printed(lowest)}`} side="below" />
          <circle cx="100%" cy={percent(last.level)} r="5" className={shapes.accent} />
        </>
      }
    >
      <ChartLine
        values={values}
        domain={drawing.domain}
        y={percent(PANEL.top)}
        height={percent(floor - PANEL.top)}
      />
      {drawing.volume && (
        <svg
          y={percent(PANEL.volumeTop)}
          width="100%"
          height={percent(PANEL.base - PANEL.volumeTop)}
          viewBox={drawing.volume.viewBox}
          preserveAspectRatio="none"
          className={styles.free}
        >
          <path d={drawing.volume.path} strokeWidth={drawing.barWidth} className={styles.volume} />
        </svg>
      )}
    </ChartFrame>
  );
}
