import { petalPath, pointAt } from '@/lib/tools/charts/petal';
import type { BudSpec } from '@/lib/content/products/types';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from '../Pictures.module.scss';

const BOX = { width: 440, height: 400 } as const;
const FOOT = { x: 220, y: 330 } as const;
const RADII = { foot: 26, rim: 272 } as const;
const HALF = 0.25;
const TURNS = [-40, 0, 40] as const;
const LABEL_GAP = 26;

/** A bud of three petals; each is as long as its share. */
export function Bud({ spec: { petals, alt } }: { spec: BudSpec }) {
  const longest = Math.max(...petals.map(({ to }) => to));
  const drawn = petals.map((petal, at) => ({
    ...petal,
    turn: TURNS[at] ?? 0,
    tip: RADII.foot + 40 + ((RADII.rim - RADII.foot - 40) * petal.to) / longest,
  }));
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={shapes.picture}
      role="img"
      aria-label={alt}
    >
      <g transform={`translate(${FOOT.x} ${FOOT.y})`}>
        <path d={`M0 -10V${BOX.height - FOOT.y}`} className={styles.stem} />
        <path d="M-34 -14A34 34 0 0 0 34 -14Z" className={styles.petal} data-tone="second" />
        {drawn.map(({ turn, tip, tone }) => (
          <path
            key={turn}
            d={petalPath({ foot: RADII.foot, tip, half: HALF })}
            transform={`rotate(${turn})`}
            className={styles.petal}
            data-tone={tone ?? 'accent'}
          />
        ))}
        {drawn.map(({ turn, tip, label, figure }) => {
          const { x, y } = pointAt(turn, tip + LABEL_GAP);
          return (
            <text key={turn} x={x} y={y - 14} textAnchor="middle" className={styles.label}>
              <tspan x={x} className={styles.strong}>
                {figure}
              </tspan>
              <tspan x={x} dy="18">
                {label}
              </tspan>
            </text>
          );
        })}
      </g>
    </svg>
  );
}
