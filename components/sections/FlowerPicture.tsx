import { directionOf, formatChangePercent, formatNumber } from '@/lib/tools/format';
import { FLOWER, flowerOf, tipOf, type FlowerPetal } from '@/lib/domain/index/flower';
import type { PetalShare } from '@/lib/domain/index/petals';
import type { IndexQuote } from '@/lib/domain/index/records';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './NiftyFlower.module.scss';
import { Petals } from './Petals.client';

interface FlowerPictureProps {
  shares: readonly PetalShare[];
  /** Text in the centre. */
  index: IndexQuote | null;
  label: string;
}

const BOX = { width: 620, height: 560 } as const;
const CENTRE = { x: 300, y: 306 } as const;
const LABELLED = 3;
const LINE = 24;
/** Radius at which the labels begin. */
const LABELS = { top: -276, right: 118, left: -44 } as const;
const LONGEST_NAME = 18;
/** Letters of a label that fit to the right of `LABELS.right` on a phone; each further one moves it. */
const ROOM = { letters: 12, perLetter: 14 } as const;
const TRIANGLES = { up: 'M0 8l5-8 5 8z', down: 'M0 0h10l-5 8z', flat: '' } as const;

const nameOf = ({ name, symbol }: PetalShare): string =>
  name.length > LONGEST_NAME ? symbol : name;

function Label({ petal, at }: { petal: FlowerPetal; at: number }) {
  const isLeft = petal.direction === 'down';
  const { x, y } = tipOf(petal);
  const level = LABELS.top + at * LINE;
  const name = nameOf(petal.share);
  const change = formatChangePercent(petal.share.changePercent);
  const more = Math.max(0, name.length + 1 + change.length - ROOM.letters);
  const edge = isLeft ? LABELS.left : LABELS.right - more * ROOM.perLetter;
  return (
    <g className={styles.label} data-side={isLeft ? 'left' : 'right'}>
      <path d={`M${x} ${y - 2}V${level}H${edge}`} className={shapes.outline} />
      <path
        d={TRIANGLES[petal.direction]}
        transform={`translate(${isLeft ? edge - 18 : edge + 8} ${level - 4})`}
        className={styles.change}
        data-direction={petal.direction}
      />
      <text x={isLeft ? edge - 26 : edge + 25} y={level + 5}>
        <tspan className={styles.name}>{name}</tspan>{' '}
        <tspan className={styles.change} data-direction={petal.direction}>
          {change}
        </tspan>
      </text>
    </g>
  );
}

function Centre({ index }: { index: IndexQuote }) {
  const direction = directionOf(index.changePercent);
  return (
    <g className={shapes.centre}>
      <text y="-30" className={styles.indexName}>
        {index.name}
      </text>
      <text y="10" className={styles.value}>
        {formatNumber(index.value)}
      </text>
      <g className={styles.change} data-direction={direction}>
        <path d={TRIANGLES[direction]} transform="translate(-40 26)" />
        <text x="8" y="36">
          {formatChangePercent(index.changePercent)}
        </text>
      </g>
    </g>
  );
}

/** The flower; its figures are in the text and a table next to it. */
export function FlowerPicture({ shares, index, label }: FlowerPictureProps) {
  const { half, petals, rings, dayBefore } = flowerOf(shares);
  const risers = petals.filter((petal) => petal.direction === 'up');
  const last = petals.at(-1);
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={styles.picture}
      role="img"
      aria-label={label}
    >
      <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
        {rings.map(({ radius }) => (
          <circle key={radius} r={radius} className={styles.ring} />
        ))}
        {dayBefore.path && (
          <path d={dayBefore.path} strokeWidth={dayBefore.width} className={styles.dayBefore} />
        )}
        <Petals
          half={half}
          petals={petals.map(({ turn, tip, direction }) => [turn, tip, direction])}
        />
        <circle r={FLOWER.foot} className={styles.disc} />
        <circle r={FLOWER.zero} className={styles.zero} />
        <g className={styles.scale}>
          <text y={FLOWER.zero + 16}>0%</text>
          {rings.map(({ radius, label: text }) => (
            <text key={radius} y={radius} dy="0.35em">
              {text}
            </text>
          ))}
        </g>
        {index && <Centre index={index} />}
        {risers.slice(0, LABELLED).map((petal, at) => (
          <Label key={petal.share.symbol} petal={petal} at={at} />
        ))}
        {last?.direction === 'down' && <Label petal={last} at={0} />}
      </g>
    </svg>
  );
}
