import { officeMap } from '@/lib/domain/support/branches/map';
import type { Branch } from '@/lib/domain/support/records';

import styles from './LocatePage.module.scss';

/** The states with offices as dots with their number, each a link to its first office in the list. */
export function OfficeMap({ branches }: { branches: readonly Branch[] }) {
  const map = officeMap(branches);
  if (!map) return null;
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      width={map.width}
      height={map.height}
      className={styles.map}
      role="group"
      aria-label="Map of the states with offices"
    >
      <path d={map.outline} className={styles.land} />
      {map.names.map(({ text, anchor, ...place }) => (
        <text
          key={text}
          {...place}
          textAnchor={anchor}
          className={styles.mapLabel}
          aria-hidden="true"
        >
          {text}
        </text>
      ))}
      {map.dots.map(({ anchor, name, count, x, y, r }) => (
        <a key={anchor} href={`#${anchor}`} aria-label={name}>
          <circle cx={x} cy={y} r={r} className={styles.dot} />
          <text x={x} y={y} dy="0.35em" className={styles.dotCount}>
            {count}
          </text>
        </a>
      ))}
    </svg>
  );
}
