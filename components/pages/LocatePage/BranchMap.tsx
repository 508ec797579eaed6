import { MAP, meridians, parallels } from '@/lib/support/branches/grid';
import type { Label, LabelSize, Place } from '@/lib/support/branches/places';

import styles from './BranchMap.module.scss';

const MARGIN = { left: 8, right: 62, top: 8, bottom: 30 } as const;
const DOT = 4.5;

function Name({ city, label, size }: { city: string; label: Label | null; size: LabelSize }) {
  if (!label) return null;
  return (
    <text
      x={label.x}
      y={label.y}
      dy="0.35em"
      textAnchor={label.end ? 'end' : 'start'}
      className={styles.city}
      data-size={size}
    >
      {city}
    </text>
  );
}

/**
 * Offices on a grid of latitude and longitude without borders or coasts, rendered on the server.
 * Each dot links to its office in the list.
 */
export function BranchMap({ places }: { places: readonly Place[] }) {
  const width = MARGIN.left + MAP.width + MARGIN.right;
  const height = MARGIN.top + MAP.height + MARGIN.bottom;
  return (
    <svg
      viewBox={`${-MARGIN.left} ${-MARGIN.top} ${width} ${height}`}
      className={styles.map}
      role="group"
      aria-label="Cities with an office, on a grid of latitude and longitude"
    >
      <g aria-hidden="true">
        {parallels.map(({ at, label }) => (
          <g key={label}>
            <line x1={0} x2={MAP.width} y1={at} y2={at} className={styles.line} />
            <text x={MAP.width + 4} y={at + 4} className={styles.degree}>
              {label}
            </text>
          </g>
        ))}
        {meridians.map(({ at, label }, index) => (
          <g key={label}>
            <line x1={at} x2={at} y1={0} y2={MAP.height} className={styles.line} />
            {index % 2 === 1 && (
              <text x={at} y={MAP.height + 22} textAnchor="middle" className={styles.degree}>
                {label}
              </text>
            )}
          </g>
        ))}
      </g>
      {places.map(({ city, offices, point, anchor, labels }) => (
        <a key={city} href={`#${anchor}`} className={styles.place}>
          <title>{offices > 1 ? `${city}, ${offices} offices` : city}</title>
          <circle cx={point.x} cy={point.y} r={12} className={styles.target} />
          <circle cx={point.x} cy={point.y} r={DOT} className={styles.dot} />
          <Name city={city} label={labels.wide} size="wide" />
          <Name city={city} label={labels.phone} size="phone" />
        </a>
      ))}
    </svg>
  );
}
