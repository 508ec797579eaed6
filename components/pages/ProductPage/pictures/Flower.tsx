import type { FlowerSpec } from '@/lib/content/products/types';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from '../Pictures.module.scss';
import { drawnPetals, radiusAt } from './flower-shape';

const BOX = { width: 440, height: 400 } as const;
const RIM = { labelled: 148, plain: 186 } as const;

/** A flower whose caption says what its petals mean. */
export function Flower({
  spec: { petals, rings = [], centre, labelsAtRim, alt },
}: {
  spec: FlowerSpec;
}) {
  const isLabelled = petals.some(({ label }) => label);
  const rim = isLabelled ? RIM.labelled : RIM.plain;
  const drawn = drawnPetals(petals, rim, centre !== undefined, labelsAtRim);
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={shapes.picture}
      role="img"
      aria-label={alt}
    >
      <g transform={`translate(${BOX.width / 2} ${BOX.height / 2})`}>
        {drawn.map(({ path, inner, turn }, at) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={path} className={styles.petal} data-tone={petals[at]?.tone ?? 'accent'} />
            {inner && <path d={inner} className={styles.petal} data-tone="accent" />}
          </g>
        ))}
        {rings.map(({ at, label }) => {
          const radius = radiusAt(at, rim, centre !== undefined);
          return (
            <g key={at}>
              <circle r={radius} className={styles.ring} />
              {label && (
                <text y={radius + 5} className={styles.ringLabel}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        {centre && (
          <g className={shapes.centre}>
            <text y="2" className={styles.figureText}>
              {centre.figure}
            </text>
            <text y="24" className={styles.words}>
              {centre.words}
            </text>
          </g>
        )}
        {drawn.map(({ label, turn }, at) => {
          const petal = petals[at];
          if (!petal?.label) return null;
          return (
            <text
              key={turn}
              x={label.x}
              y={label.y + 5}
              textAnchor={label.anchor}
              className={styles.label}
            >
              {petal.label}
              {petal.figure && <tspan className={styles.strong}> {petal.figure}</tspan>}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
