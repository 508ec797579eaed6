import { pointAt } from '@/lib/tools/charts/petal';
import type { TwinSpec } from '@/lib/content/products/types';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from '../Pictures.module.scss';
import { drawnPetals } from './flower-shape';

const BOX = { width: 440, height: 300 } as const;
const RIM = 84;
const CENTRES = [104, 336] as const;
const LEVEL = 118;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SHOWN = [0, 6, 12, 18] as const;
/** Length of a closed hour's petal. */
const CLOSED = 0.22;

/** Two flowers of 24 petals, one for each hour of the Indian day; long petals are hours of trading. */
export function Twin({ spec: { clocks, alt } }: { spec: TwinSpec }) {
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={shapes.picture}
      role="img"
      aria-label={alt}
    >
      {clocks.map(({ name, words, hours, tone }, at) => {
        const petals = HOURS.map((hour) => ({ to: hours.includes(hour) ? 1 : CLOSED }));
        return (
          <g key={name} transform={`translate(${CENTRES[at]} ${LEVEL})`}>
            {drawnPetals(petals, RIM, true).map(({ path, turn }, hour) => (
              <path
                key={turn}
                d={path}
                transform={`rotate(${turn + 7.5})`}
                className={styles.petal}
                data-tone={hours.includes(hour) ? tone : 'outline'}
              />
            ))}
            {SHOWN.map((hour) => {
              const { x, y } = pointAt(hour * 15, RIM + 13);
              return (
                <text key={hour} x={x} y={y + 5} textAnchor="middle" className={styles.hour}>
                  {hour}
                </text>
              );
            })}
            <text y={RIM + 56} textAnchor="middle" className={styles.strongLabel}>
              {name}
            </text>
            <text y={RIM + 78} textAnchor="middle" className={styles.label}>
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
