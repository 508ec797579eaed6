import type { BarChartData } from '@/lib/domain/calculator';
import { axisOf } from '@/lib/domain/market/money-axis';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './Details.module.scss';

const HEIGHT = 336;
const BASE = 304;
const TOP = 12;
/** Share of its year that a bar fills. */
const FILL = 0.72;
const MOST_NUMBERS = { wide: 12, narrow: 6 } as const;

/** The width of the axis by its longest label; `widest` is for sums of a million crore. */
function gutterFor(labels: readonly string[]): 'narrow' | 'wide' | 'widest' {
  const longest = Math.max(...labels.map((label) => label.length));
  if (longest <= 10) return 'narrow';
  return longest <= 16 ? 'wide' : 'widest';
}

const GUTTERS = { narrow: 76, wide: 122, widest: 184 } as const;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** The step between the years that have a label. */
const everyFor = (count: number, most: number): number =>
  [1, 2, 5, 10].find((every) => count / every <= most) ?? 10;

/** Bars of two parts, one for each year, with the axis at the right. */
export function BarChart({ bars, label, mark }: BarChartData) {
  const { top, ticks } = axisOf(Math.max(...bars.map(({ whole }) => whole)));
  const count = bars.length;
  const gutter = gutterFor(ticks.map(({ label: text }) => text));
  const yOf = (rupees: number): number =>
    Math.round((BASE - ((BASE - TOP) * rupees) / top) * 10) / 10;
  const [wide, narrow] = [MOST_NUMBERS.wide, MOST_NUMBERS.narrow].map((most) =>
    everyFor(count, most),
  );
  const isNumbered = (year: number, every = 1): boolean =>
    year === 1 || year === count || (year % every === 0 && count - year >= every * 0.8);
  return (
    <figure className={styles.figure} data-gutter={gutter}>
      <svg className={styles.plot} height={HEIGHT} role="img" aria-label={label}>
        {ticks.map(({ value, label: text }) => (
          <g key={value}>
            <line x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} className={shapes.grid} />
            <text x="100%" dx={GUTTERS[gutter]} y={yOf(value) + 5} className={shapes.tick}>
              {text}
            </text>
          </g>
        ))}
        {bars.map(({ year, part, whole }, at) => {
          const [x, width] = [percent((at + (1 - FILL) / 2) / count), percent(FILL / count)];
          const [low, high] = [yOf(part), yOf(whole)];
          const isThin = low - high < 1;
          return (
            <g key={year}>
              <rect x={x} width={width} y={low} height={BASE - low} className={styles.lower} />
              {!isThin && (
                <rect
                  x={x}
                  width={width}
                  y={high}
                  height={Math.max(0.5, low - high - 1)}
                  className={styles.upper}
                />
              )}
              {isNumbered(year, wide) && (
                <text
                  x={percent((at + 0.5) / count)}
                  y={BASE + 22}
                  className={shapes.year}
                  data-last={year === count ? '' : undefined}
                  data-wide={isNumbered(year, narrow) ? undefined : ''}
                >
                  {year}
                </text>
              )}
            </g>
          );
        })}
        {mark !== undefined && (
          <g className={styles.mark}>
            <line x1="0" x2="100%" y1={yOf(mark)} y2={yOf(mark)} />
            <line x1="0" x2="100%" y1={yOf(mark)} y2={yOf(mark)} />
          </g>
        )}
        <line x1="0" x2="100%" y1={BASE} y2={BASE} className={shapes.base} />
      </svg>
    </figure>
  );
}
