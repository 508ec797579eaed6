import { Fragment } from 'react';

import type { YearRow } from '@/lib/domain/calculator/plan-figures';
import { axisOf } from '@/lib/domain/market/money-axis';

import styles from '@/components/ui/charts/Shapes.module.scss';

const HEIGHT = 232;
const BASE = 200;
const TOP = 8;
/** Share of its year that a bar fills. */
const FILL = 0.72;
/** The most numbers below the bars, so that they fit on a phone. */
const MOST_NUMBERS = 12;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
const tenth = (value: number): number => Math.round(value * 10) / 10;

interface BarProps {
  row: YearRow;
  x: string;
  width: string;
  heightOf: (rupees: number) => number;
}

function Bar({ row, x, width, heightOf }: BarProps) {
  const [paid, all] = [heightOf(row.invested), heightOf(row.total)];
  // A hairline in the background's colour separates payments and growth.
  const growth = tenth(Math.max(0, all - paid - 1));
  return (
    <>
      <rect x={x} width={width} y={tenth(BASE - paid)} height={paid} className={styles.second} />
      <rect x={x} width={width} y={tenth(BASE - all)} height={growth} className={styles.accent} />
    </>
  );
}

/** Payments and growth as a bar for each year's end; the axis is at the right. */
export function SipBars({ rows }: { rows: readonly YearRow[] }) {
  const count = rows.length;
  const { top, ticks } = axisOf(rows.at(-1)?.total ?? 0);
  const heightOf = (rupees: number): number => tenth(((BASE - TOP) * rupees) / top);
  const every = Math.ceil(count / MOST_NUMBERS);
  const isNumbered = (year: number): boolean =>
    year === count || (year % every === 0 && count - year > every / 2);
  return (
    <div className={styles.sipBars}>
      <svg
        className={styles.plot}
        height={HEIGHT}
        role="img"
        aria-label="A bar for each year: paid in below, growth above it. The year-by-year table holds the figures."
      >
        {ticks.map(({ value, label }) => {
          const y = tenth(BASE - heightOf(value));
          return (
            <Fragment key={value}>
              <line x2="100%" y1={y} y2={y} className={styles.grid} />
              <text x="100%" dx="76" y={y + 5} className={styles.tick}>
                {label}
              </text>
            </Fragment>
          );
        })}
        {rows.map((row, at) => (
          <Fragment key={row.year}>
            <Bar
              row={row}
              x={percent((at + (1 - FILL) / 2) / count)}
              width={percent(FILL / count)}
              heightOf={heightOf}
            />
            {isNumbered(row.year) && (
              <text
                x={percent((at + 0.5) / count)}
                y={BASE + 22}
                className={styles.year}
                data-last={row.year === count ? '' : undefined}
              >
                {row.year}
              </text>
            )}
          </Fragment>
        ))}
        <line x2="100%" y1={BASE} y2={BASE} className={styles.base} />
      </svg>
    </div>
  );
}
