import { anchorAt, PANEL, percent, type Place } from '@/lib/tools/charts/price-geometry';
import type { TimeTick } from '@/lib/tools/charts/time-ticks';

import shapes from './Shapes.module.scss';
import styles from './PriceChart.module.scss';

export interface ChartMark {
  /** Index of the point. */
  readonly at: number;
  readonly label: string;
}

/** A ring on the line with a dotted line down to its label. */
export function Mark({ place, floor, label }: { place: Place; floor: number; label: string }) {
  const [x, y] = [percent(place.x), percent(place.y)];
  return (
    <>
      <line x1={x} x2={x} y1={y} y2={percent(PANEL.base)} className={shapes.dotted} />
      <svg x={x} y={percent(floor)} className={styles.free}>
        <text x="6" y={floor < PANEL.base ? 14 : -6} className={styles.label}>
          {label}
        </text>
      </svg>
      <circle cx={x} cy={y} r="5" className={styles.ring} />
    </>
  );
}

/** The event of a day: a letter above the chart, clear of its highest value, and a dotted line down. */
export function EventMark({ x, letter }: { x: number; letter: string }) {
  const at = percent(x);
  return (
    <>
      <line x1={at} x2={at} y1="1%" y2={percent(PANEL.base)} className={shapes.dotted} />
      <text x={at} textAnchor="middle" className={styles.strong}>
        {letter}
      </text>
    </>
  );
}

interface CallOutProps {
  place: Place;
  text: string;
  side: 'above' | 'below';
}

/** A dot on the line with its figure. */
export function CallOut({ place, text, side }: CallOutProps) {
  return (
    <svg x={percent(place.x)} y={percent(place.y)} className={styles.free}>
      <circle r="4" className={styles.extreme} />
      <text y={side === 'above' ? -12 : 16} textAnchor={anchorAt(place)} className={styles.strong}>
        {text}
      </text>
    </svg>
  );
}

/** A label of the time axis; a narrow chart hides minor ones. */
export function TimeMark({ x, tick }: { x: number; tick: TimeTick }) {
  return (
    <svg
      x={percent(x)}
      y={percent(PANEL.base)}
      className={styles.free}
      {...(!tick.isMajor && { 'data-minor': '' })}
    >
      <path d="M0 0v8" className={styles.tick} />
      <text x="4" y="21" className={styles.time}>
        {tick.label}
      </text>
    </svg>
  );
}
