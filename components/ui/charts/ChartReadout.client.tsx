'use client';

import { type PointerEvent, useState } from 'react';

import { type PackedTimes, timeAt } from '@/lib/tools/charts/packed-times';
import { formatAsOf, formatNumber, formatRupees } from '@/lib/tools/format';

import { useHydrated } from '../use-hydrated';
import styles from './PriceChart.module.scss';

/** Values over the chart's times. */
interface Series {
  /** Said before the value where a chart has several. */
  readonly name?: string;
  /** One for each time. */
  readonly values: readonly number[];
}

export interface ChartReadoutProps {
  times: PackedTimes;
  series: readonly Series[];
  /** The values at the foot and at the top of the panel. */
  domain: readonly [number, number];
  /** The panel's foot and top, in per cent of the chart's height. */
  panel: readonly [number, number];
  /** Width of the axis at the right, in pixels. */
  inset: number;
  unit: 'rupees' | 'points';
  /** The values are those of columns of equal width, such as candles: only their time is marked. */
  isColumns?: boolean;
}

/**
 * Shows a chart's value under the pointer or finger, and by arrow keys on a slider over the chart.
 * Rendered after hydration; the chart and its table are complete without it.
 */
export function ChartReadout(props: ChartReadoutProps) {
  const { times, series, domain, panel, inset, unit, isColumns = false } = props;
  const [at, setAt] = useState<number | null>(null);
  const isHydrated = useHydrated();
  const last = (series[0]?.values.length ?? 0) - 1;
  if (!isHydrated || last < 1) return null;

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const near = isColumns ? Math.floor(share * (last + 1)) : Math.round(share * last);
    setAt(Math.max(0, Math.min(last, near)));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setAt(null);
  };
  const shown = at ?? last;
  const time = formatAsOf(timeAt(times, shown));
  const print = unit === 'rupees' ? formatRupees : formatNumber;
  const said = series
    .map(({ name, values }) => `${name ? `${name} ` : ''}${print(values[shown] ?? 0)}`)
    .join(', ');
  const left = `${isColumns ? ((shown + 0.5) / (last + 1)) * 100 : (shown / last) * 100}%`;
  const heightOf = (value: number): number => (value - domain[0]) / (domain[1] - domain[0]);
  const dots = isColumns ? [] : series.map(({ values }) => heightOf(values[shown] ?? 0));
  return (
    <div
      className={styles.field}
      style={{ right: inset }}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={leave}
    >
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        value={shown}
        aria-label="Value over time"
        aria-valuetext={`${time}: ${said}`}
        onChange={({ target }) => setAt(Number(target.value))}
        onFocus={() => setAt((known) => known ?? last)}
        onBlur={() => setAt(null)}
      />
      {at !== null && (
        <>
          <span className={styles.readoutLine} style={{ left }} />
          {dots.map((height, line) => {
            const top = `${panel[0] + height * (panel[1] - panel[0])}%`;
            return <span key={line} className={styles.dot} style={{ left, top }} />;
          })}
          <span
            className={styles.value}
            style={{ left }}
            data-side={at > last / 2 ? 'left' : 'right'}
            data-many={series.length > 1 ? '' : undefined}
            aria-hidden="true"
          >
            <b>{said}</b> {time}
          </span>
        </>
      )}
    </div>
  );
}
