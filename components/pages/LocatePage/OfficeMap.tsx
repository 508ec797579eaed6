import { officeMap } from '@/lib/domain/support/branches/map';
import type { Branch } from '@/lib/domain/support/records';

import styles from './OfficeMap.module.scss';

/** Radius of what a finger touches: targets are 24 px wide. */
const TOUCH = 12;

/** The cities with offices as dots, each a link to its first office in the list. */
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
      aria-label="Map of the cities with offices"
    >
      {map.names.map(({ text, anchor, ...place }) => (
        <text key={text} {...place} textAnchor={anchor} className={styles.state} aria-hidden="true">
          {text}
        </text>
      ))}
      {map.dots.map(({ anchor, name, x, y, r }) => (
        <a key={anchor} href={`#${anchor}`} aria-label={name}>
          <title>{name}</title>
          <circle cx={x} cy={y} r={TOUCH} className={styles.touch} />
          <circle cx={x} cy={y} r={r} className={styles.dot} />
        </a>
      ))}
    </svg>
  );
}
