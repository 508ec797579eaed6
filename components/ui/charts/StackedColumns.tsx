import { formatNumber } from '@/lib/tools/format';

import styles from './StackedColumns.module.scss';

interface StackedColumnsProps {
  /** The parts from the bottom up, each with its share of every column in per cent; at most six. */
  parts: readonly { readonly name: string; readonly shares: readonly (number | null)[] }[];
  /** The label of each column, such as `Sep 2026`. */
  columns: readonly string[];
}

/** The share of its space that a column fills, and the gap between two parts in per cent. */
const [FILL, GAP] = [0.8, 0.5];

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The rectangles of one part in all columns as one path; each begins at the end of those below it.
 */
function pathOf(shares: readonly (number | null)[], below: readonly number[]): string {
  return shares
    .map((share, at) => {
      if (!share) return '';
      const top = 100 - (below[at] ?? 0) - share;
      const height = rounded(Math.max(share - GAP, GAP));
      return `M${rounded(at + (1 - FILL) / 2)} ${rounded(top)}h${FILL}v${height}h-${FILL}z`;
    })
    .join('');
}

/**
 * Parts of a whole over time, one path per part. The legend has the order of the parts from the top
 * and the newest figures, so that colour is not the only sign. Put a table with all figures under
 * it.
 */
export function StackedColumns({ parts, columns }: StackedColumnsProps) {
  const below = parts.map((_, part) =>
    columns.map((__, at) =>
      parts.slice(0, part).reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0),
    ),
  );
  return (
    <div className={styles.chart} aria-hidden="true">
      <ol className={styles.legend}>
        {parts
          .map(({ name, shares }, part) => (
            <li key={name} data-part={part}>
              <span>{name}</span> {formatNumber(shares.at(-1))}%
            </li>
          ))
          .reverse()}
      </ol>
      <svg viewBox={`0 0 ${columns.length} 100`} preserveAspectRatio="none">
        {parts.map(({ name, shares }, part) => (
          <path key={name} d={pathOf(shares, below[part] ?? [])} data-part={part} />
        ))}
      </svg>
      <div className={styles.axis}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
    </div>
  );
}
