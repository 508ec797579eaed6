import { Fragment } from 'react';

import type { DoughnutData } from '@/lib/domain/calculator';

import styles from './Details.module.scss';

const RADIUS = { suggested: 120, held: 78 } as const;
const WIDTH = { suggested: 44, held: 24 } as const;
/** The gap between two parts, in units of the circle. */
const OPEN = 2;
/** Width of the line along a part that needs one. */
const EDGE = 1.5;

interface RingProps {
  parts: readonly { readonly series: string; readonly share: number }[];
  radius: number;
  width: number;
}

/** A ring whose parts are dashes of one circle each. `pathLength` makes the circle 100 units long. */
function Ring({ parts, radius, width }: RingProps) {
  let from = 0;
  return parts.map(({ series, share }) => {
    const start = from;
    from += share;
    if (share <= 0) return null;
    const open = share >= 100 ? 0 : Math.min(OPEN * (60 / radius), share / 2);
    const arc = {
      r: radius,
      pathLength: 100,
      strokeDasharray: `${share - open / 2} 100`,
      strokeDashoffset: -start,
      className: styles.part,
    };
    // Only the brand's colour is too pale on a light background.
    const edge = series === 'brand' ? EDGE : 0;
    return (
      <Fragment key={series}>
        {edge > 0 && <circle {...arc} strokeWidth={width} data-part="edge" />}
        <circle {...arc} strokeWidth={width - 2 * edge} data-part={series} />
      </Fragment>
    );
  });
}

const describe = (parts: DoughnutData['parts'], key: 'share' | 'heldShare'): string =>
  parts.map((part) => `${part.label} ${Math.round(part[key])}%`).join(', ');

/** The suggested shares as a ring, the present ones as a thinner ring inside it. */
export function Doughnut({ parts, compares, name = 'Suggested' }: DoughnutData) {
  const [largest] = parts.toSorted((one, two) => two.share - one.share);
  const label = `${name}: ${describe(parts, 'share')}.${
    compares ? ` You hold: ${describe(parts, 'heldShare')}.` : ''
  }`;
  const held = parts.map(({ series, heldShare }) => ({ series, share: heldShare }));
  return (
    <div className={styles.doughnut}>
      <svg viewBox="-146 -146 292 292" role="img" aria-label={label}>
        <g transform="rotate(-90)">
          <Ring parts={parts} radius={RADIUS.suggested} width={WIDTH.suggested} />
          {compares && <Ring parts={held} radius={RADIUS.held} width={WIDTH.held} />}
        </g>
        {largest && (
          <text className={styles.centre} y={compares ? 4 : 6}>
            {largest.share}%
            <tspan x="0" dy="26" className={styles.name}>
              {largest.label.toLowerCase().split(',')[0]}
            </tspan>
          </text>
        )}
      </svg>
      {compares && (
        <p className={styles.key}>
          The outer ring is what the rule suggests, the inner one what you hold.
        </p>
      )}
    </div>
  );
}
