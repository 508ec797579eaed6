import type { YearRow } from '@/lib/calculators/figures';
import { axisOf } from '@/lib/market/money-axis';

import styles from './SipBars.module.scss';

const WIDTH = 504;
const HEIGHT = 216;
const PLOT = { right: 428, bottom: 184, top: 8 } as const;
/** Every year has its number under its bar as long as the numbers have room. */
const MOST_NUMBERS = 12;

interface BarProps {
  row: YearRow;
  x: number;
  width: number;
  heightOf: (rupees: number) => number;
}

function Bar({ row, x, width, heightOf }: BarProps) {
  const paid = heightOf(row.invested);
  const all = heightOf(row.total);
  return (
    <>
      <rect x={x} y={PLOT.bottom - paid} width={width} height={paid} className={styles.invested} />
      <rect
        x={x}
        y={PLOT.bottom - all}
        width={width}
        height={Math.max(0, all - paid - 1)}
        className={styles.growth}
      />
    </>
  );
}

/** What was paid in and what it grew by, a bar for each year's end. */
export function SipBars({ rows }: { rows: readonly YearRow[] }) {
  const last = rows.at(-1)?.total ?? 0;
  const { top, ticks } = axisOf(last);
  const step = PLOT.right / Math.max(1, rows.length);
  const width = Math.round(step * 72) / 100;
  const heightOf = (rupees: number): number =>
    Math.round(((PLOT.bottom - PLOT.top) * rupees * 10) / top) / 10;
  const every = Math.ceil(rows.length / MOST_NUMBERS);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.bars}
      role="img"
      aria-label="A bar for each year: paid in below, growth above it. The year-by-year table holds the figures."
    >
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <path d={`M0 ${PLOT.bottom - heightOf(value)}H${PLOT.right}`} className={styles.grid} />
          <text x={WIDTH} y={PLOT.bottom - heightOf(value) + 5} className={styles.tick}>
            {label}
          </text>
        </g>
      ))}
      {rows.map((row, at) => {
        const x = Math.round((at * step + (step - width) / 2) * 10) / 10;
        const isLast = at === rows.length - 1;
        const numbered = isLast || ((at + 1) % every === 0 && rows.length - at > every / 2);
        return (
          <g key={row.year}>
            <Bar row={row} x={x} width={width} heightOf={heightOf} />
            {numbered && (
              <text
                x={x + width / 2}
                y={PLOT.bottom + 22}
                className={styles.year}
                data-last={isLast ? '' : undefined}
              >
                {row.year}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${PLOT.bottom}H${PLOT.right}`} className={styles.base} />
    </svg>
  );
}
