import { formatCount } from '@/lib/tools/format';
import type { Breadth } from '@/lib/domain/market/breadth';

import styles from './MarketDay.module.scss';

/** Gap between two parts, in thousandths of the bar. */
const GAP = 2;

/** Risers, unchanged and fallers as parts of one bar, with their counts. */
export function BreadthBar({ breadth: { rose, unchanged, fell } }: { breadth: Breadth }) {
  const all = rose + unchanged + fell;
  if (all === 0) return null;
  const length = (count: number): number => Math.round((1000 * count) / all);
  const [up, still] = [length(rose), length(unchanged)];
  return (
    <div>
      <svg
        viewBox="0 0 1000 14"
        preserveAspectRatio="none"
        className={styles.bar}
        aria-hidden="true"
      >
        <rect width={Math.max(0, up - GAP)} height="14" className={styles.rose} />
        <rect x={up} width={Math.max(0, still - GAP)} height="14" className={styles.unchanged} />
        <rect x={up + still} width={1000 - up - still} height="14" className={styles.fell} />
      </svg>
      <ul className={styles.counts}>
        <li data-direction="up">{formatCount(rose)} rose</li>
        <li>{formatCount(unchanged)} unchanged</li>
        <li data-direction="down">{formatCount(fell)} fell</li>
      </ul>
    </div>
  );
}
