'use client';

import { type PointerEvent, useState } from 'react';

import { type PackedTimes, timeAt } from '@/lib/tools/charts/packed-times';
import { formatAsOf, formatNumber, formatRupees } from '@/lib/tools/format';

import { useHydrated } from '../use-hydrated';
import styles from './ChartReadout.module.scss';

interface ChartReadoutProps {
  times: PackedTimes;
  /** One for each time. */
  values: readonly number[];
  /** The values at the foot and at the top of the panel. */
  domain: readonly [number, number];
  /** The panel's foot and top, in per cent of the chart's height. */
  panel: readonly [number, number];
  /** Width of the axis at the right, in pixels. */
  inset: number;
  unit: 'rupees' | 'points';
}

/**
 * Shows a chart's value under the pointer or finger, and by arrow keys on a slider over the chart.
 * Rendered after hydration; the chart and its table are complete without it.
 */
export function ChartReadout({ times, values, domain, panel, inset, unit }: ChartReadoutProps) {
  const [at, setAt] = useState<number | null>(null);
  const isHydrated = useHydrated();
  const last = values.length - 1;
  if (!isHydrated || last < 1) return null;

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setAt(null);
  };
  const time = timeAt(times, at ?? last);
  const value = values[at ?? last] ?? 0;
  const print = unit === 'rupees' ? formatRupees : formatNumber;
  const share = (value - domain[0]) / (domain[1] - domain[0]);
  const left = `${((at ?? last) / last) * 100}%`;
  const top = `${panel[0] + share * (panel[1] - panel[0])}%`;
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
        value={at ?? last}
        aria-label="Value over time"
        aria-valuetext={`${formatAsOf(time)}: ${print(value)}`}
        onChange={({ target }) => setAt(Number(target.value))}
        onFocus={() => setAt((known) => known ?? last)}
        onBlur={() => setAt(null)}
      />
      {at !== null && (
        <>
          <span className={styles.line} style={{ left }} />
          <span className={styles.dot} style={{ left, top }} />
          <span
            className={styles.value}
            style={{ left }}
            data-side={at > last / 2 ? 'left' : 'right'}
            aria-hidden="true"
          >
            <b>{print(value)}</b> {formatAsOf(time)}
          </span>
        </>
      )}
    </div>
  );
}
