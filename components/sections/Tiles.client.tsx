'use client';

import { directionOf, formatChangePercent } from '@/lib/tools/format';
import { heatOf } from '@/lib/domain/market/heat';

import type { TileText as FittedText } from './tile-text';
import styles from './IndustryMap.module.scss';

export interface DrawnTile {
  readonly name: string;
  /** The industry's page; `null` for the tile of other industries. */
  readonly href: string | null;
  readonly changePercent: number | null;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly text: FittedText | null;
}

const TRIANGLES = { up: 'M0 0l4.5-8 4.5 8z', down: 'M0-8h9l-4.5 8z', flat: '' } as const;

function TileText({ text, change }: { text: FittedText; change: number | null }) {
  const direction = directionOf(change);
  const [left, first] = [text.inset, text.inset + text.size * 0.8];
  const second = first + text.lines.length * text.size * 1.15 + 2;
  return (
    <>
      {text.lines.map((line, at) => (
        <text
          key={line}
          x={left}
          y={first + at * text.size * 1.15}
          className={styles.name}
          fontSize={text.size}
        >
          {line}
        </text>
      ))}
      {text.withChange && (
        <>
          <path d={TRIANGLES[direction]} transform={`translate(${left} ${second - 1})`} />
          <text
            x={direction === 'flat' ? left : left + 13}
            y={second}
            className={styles.change}
            fontSize={text.changeSize}
          >
            {formatChangePercent(change)}
          </text>
        </>
      )}
    </>
  );
}

function TileBox({ tile: { name, href, changePercent, box, text } }: { tile: DrawnTile }) {
  const [x, y, width, height] = box;
  const given = {
    // The accessible name begins with the tile's visible text (WCAG 2.5.3).
    'aria-label': `${name} ${formatChangePercent(changePercent)}`,
    'data-heat': heatOf(changePercent),
    transform: `translate(${x} ${y})`,
  };
  const inside = (
    <>
      <rect width={width} height={height} className={styles.tile} />
      {text && <TileText text={text} change={changePercent} />}
    </>
  );
  return href ? (
    <a href={href} className={styles.link} {...given}>
      {inside}
    </a>
  ) : (
    <g role="img" {...given}>
      {inside}
    </g>
  );
}

/** The tiles of a treemap. A client component, so that a page contains only their figures. */
export function Tiles({ tiles }: { tiles: readonly DrawnTile[] }) {
  return tiles.map((tile) => <TileBox key={tile.name} tile={tile} />);
}
