import { halfAngle, petalPath, pointAt, turnOf } from '@/lib/tools/charts/petal';
import type { ClusterSpec } from '@/lib/content/products/types';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from '../Pictures.module.scss';

const BOX = { width: 440, height: 420 } as const;
const PETALS = 8;
const HUB = petalPath({ foot: 38, tip: 80, half: halfAngle(PETALS) });
const SMALL = petalPath({ foot: 8, tip: 26, half: halfAngle(PETALS) });
const ORBIT = 140;
const LABEL_DROP = 46;

function Whorl({ path, tone }: { path: string; tone: string }) {
  return (
    <>
      {Array.from({ length: PETALS }, (_, at) => (
        <path
          key={at}
          d={path}
          transform={`rotate(${turnOf(at, PETALS)})`}
          className={styles.petal}
          data-tone={tone}
        />
      ))}
    </>
  );
}

/** A flower with smaller ones around it, each joined to the centre. */
export function Cluster({ spec: { centre, around, alt } }: { spec: ClusterSpec }) {
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={shapes.picture}
      role="img"
      aria-label={alt}
    >
      <g transform={`translate(${BOX.width / 2} ${BOX.height / 2 - 12})`}>
        {around.map((name, at) => {
          const { x, y } = pointAt(turnOf(at, around.length), ORBIT);
          return <path key={name} d={`M0 0L${x} ${y}`} className={styles.tie} />;
        })}
        <circle r="86" className={styles.blank} />
        <Whorl path={HUB} tone="accent" />
        <text y="5" textAnchor="middle" className={styles.strongLabel}>
          {centre}
        </text>
        {around.map((name, at) => {
          const { x, y } = pointAt(turnOf(at, around.length), ORBIT);
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle r="32" className={styles.blank} />
              <Whorl path={SMALL} tone={at === 0 ? 'brand' : 'second'} />
              <text y={LABEL_DROP} textAnchor="middle" className={styles.label}>
                {name}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
