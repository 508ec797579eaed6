import type { ReactNode } from 'react';

import { packTimes } from '@/lib/tools/charts/packed-times';
import { PANEL, percent } from '@/lib/tools/charts/price-geometry';
import type { TimeTick } from '@/lib/tools/charts/time-ticks';
import { formatNumber } from '@/lib/tools/format';

import { TimeMark } from './ChartMarks';
import { ChartReadout, type ChartReadoutProps } from './ChartReadout.client';
import { axisWidth, ValueAxis } from './ValueAxis';
import shapes from './Shapes.module.scss';
import styles from './PriceChart.module.scss';

/** A value, and its position in per cent of the chart's height. */
interface Level {
  readonly value: number;
  readonly level: number;
}

interface ChartFrameProps {
  /** The description of the chart for screen readers. */
  label: string;
  /** Of the points, oldest first. */
  times: readonly string[];
  drawing: {
    /** The values of the axis, each with a line across the chart. */
    readonly levels: readonly Level[];
    /** Decimals of the axis. */
    readonly digits: number;
    /** The last value, if the chart has one. */
    readonly last?: Level;
    /** The values at the foot and at the top of the panel. */
    readonly domain: readonly [number, number];
    /** The panel's foot, in per cent of the chart's height. */
    readonly floor?: number;
    readonly ticks: readonly TimeTick[];
  };
  /** Per cent of the chart's width, of a position among the points. */
  xOf: (at: number) => number;
  readout: Pick<ChartReadoutProps, 'series' | 'unit' | 'isColumns'>;
  /** The drawing itself, in an SVG. */
  children: ReactNode;
  /** The drawing above the base line. */
  marks?: ReactNode;
}

/**
 * The common parts of charts over time: lines across, base line, times below, the axis at the
 * right, and the read-out by pointer and arrow keys.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, times, drawing, xOf, readout, children, marks } = props;
  const { levels, digits, last, domain, floor = PANEL.base, ticks } = drawing;
  const labels = levels.map(({ value, level }) => ({ level, text: formatNumber(value, digits) }));
  const tag = last && { level: last.level, text: formatNumber(last.value) };
  return (
    <div className={styles.box}>
      <div className={styles.chart} role="img" aria-label={label}>
        <svg className={styles.plot} aria-hidden="true">
          {labels.map(({ level, text }) => (
            <line
              key={text}
              x2="100%"
              y1={percent(level)}
              y2={percent(level)}
              className={shapes.grid}
            />
          ))}
          {children}
          <line
            x2="100%"
            y1={percent(PANEL.base)}
            y2={percent(PANEL.base)}
            className={shapes.base}
          />
          {marks}
          {ticks.map((tick) => (
            <TimeMark key={tick.at} x={xOf(tick.at)} tick={tick} />
          ))}
        </svg>
        <ValueAxis labels={labels} tag={tag} />
      </div>
      <ChartReadout
        times={packTimes(times)}
        domain={domain}
        panel={[floor, PANEL.top]}
        inset={axisWidth(tag ? [...labels, tag] : labels)}
        {...readout}
      />
    </div>
  );
}
