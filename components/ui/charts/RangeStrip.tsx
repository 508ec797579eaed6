import { scaleLinear } from 'd3-scale';

import { formatRupees } from '@/lib/tools/format';

import styles from './RangeStrip.module.scss';

interface RangeLineProps {
  readonly low: number;
  readonly high: number;
  readonly last: number;
  /** One price to compare with, drawn as a tick; it may lie outside low and high. */
  readonly tick: number | null;
  /** `strip` fills its box with a block at the last price, `row` is a small one with a dot. */
  readonly kind?: 'strip' | 'row';
  /** Colours a row's dot; the text next to it says the same. */
  readonly direction?: 'up' | 'down' | 'flat';
  readonly label: string;
}

/** A line from low to high, a tick at the price to compare with, a marker at the last one. */
export function RangeLine(props: RangeLineProps) {
  const { low, high, last, tick, kind = 'strip', direction = 'flat', label } = props;
  const ends = tick === null ? [low, high, last] : [low, high, last, tick];
  const place = scaleLinear()
    .domain([Math.min(...ends), Math.max(...ends)])
    .range(kind === 'row' ? [4, 96] : [0, 100]);
  const at = (price: number): string => `${Math.round(place(price) * 100) / 100}%`;
  return (
    <svg
      className={styles.line}
      data-kind={kind}
      data-direction={direction}
      role="img"
      aria-label={label}
    >
      <line x1={at(low)} x2={at(high)} y1="50%" y2="50%" className={styles.whole} />
      {kind === 'strip' && (
        <line x1={at(low)} x2={at(last)} y1="50%" y2="50%" className={styles.reached} />
      )}
      {tick !== null && (
        <line x1={at(tick)} x2={at(tick)} y1="0" y2="100%" className={styles.tick} />
      )}
      {kind === 'strip' ? (
        <line x1={at(last)} x2={at(last)} y1="0" y2="100%" className={styles.marker} />
      ) : (
        <circle cx={at(last)} cy="50%" r="4" className={styles.dot} />
      )}
    </svg>
  );
}

interface RangeStripProps extends Pick<RangeLineProps, 'low' | 'high' | 'last' | 'tick'> {
  /** The period of the range: `52 weeks`. */
  readonly label: string;
  /** Explains tick and marker. */
  readonly note: string;
}

/** A range of prices with its ends in figures. */
export function RangeStrip({ label, low, high, last, tick, note }: RangeStripProps) {
  const spoken = `${label}: from ${formatRupees(low)} to ${formatRupees(high)}, last ${formatRupees(last)}`;
  return (
    <div className={styles.strip}>
      <p className={styles.label}>{label}</p>
      <p className={styles.end}>{formatRupees(low)}</p>
      <RangeLine low={low} high={high} last={last} tick={tick} label={spoken} />
      <p className={styles.end}>{formatRupees(high)}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
