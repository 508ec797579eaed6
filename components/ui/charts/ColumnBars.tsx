import { scaleLinear } from 'd3-scale';

import styles from './Shapes.module.scss';

interface ColumnBarsProps {
  /** One for each column; `null` leaves its column empty. */
  values: readonly (number | null)[];
  /** The number of last columns that belong to the current year; earlier ones are paler. */
  current: number;
  /** Height in pixels. */
  height: number;
  /** Label of a bar below the base line. */
  belowWord: string;
}

/** Share of a column that its bar fills. */
const FILL = 0.76;

/** Height for the label above the base line, in pixels. */
const WORD = 24;

/** Minimum height of a bar, in pixels. */
const LEAST = { above: 1.5, below: 8 } as const;

/** Bars side by side; negative ones go below the base line. */
export function ColumnBars({ values, current, height, belowWord }: ColumnBarsProps) {
  const known = values.flatMap((value) => value ?? []);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const room = least < 0 ? LEAST.below : 0;
  const y = scaleLinear()
    .domain([least, most || 1])
    .range([height - 1 - room, least < 0 ? WORD : 1]);
  const base = Math.round(y(0));
  const column = 100 / values.length;
  const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;
  return (
    <svg className={styles.columnBars} height={height} aria-hidden="true">
      {values.map((value, at) => {
        if (value === null) return null;
        const isBelow = value < 0;
        const size = Math.max(Math.abs(y(value) - base), isBelow ? LEAST.below : LEAST.above);
        return (
          <g
            key={at}
            {...(isBelow && { 'data-below': '' })}
            {...(at < values.length - current && { 'data-past': '' })}
            className={styles.columnBar}
          >
            <rect
              x={percent(column * (at + (1 - FILL) / 2))}
              width={percent(column * FILL)}
              y={isBelow ? base : base - size}
              height={size}
            />
            {isBelow && (
              <text
                x={percent(column * (at + 0.5))}
                y={base - 8}
                textAnchor="middle"
                className={styles.word}
              >
                {belowWord}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={base} y2={base} className={styles.base} />
    </svg>
  );
}
