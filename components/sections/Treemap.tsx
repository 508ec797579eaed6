import { directionOf, formatChangePercent } from '@/lib/format';
import { isOneIndustry, type IndustryDays } from '@/lib/markets/industries';
import { industryPath } from '@/lib/pages/paths';
import { shortIndustry } from '@/lib/markets/industry-names';
import { heatOf, treemapTiles, type Tile } from '@/lib/markets/treemap';

import { fitTile } from './tile-text';
import styles from './Treemap.module.scss';

interface TreemapProps {
  industries: IndustryDays;
  width: number;
  height: number;
  /** The screens it is for. */
  place: 'wide' | 'narrow';
}

const TRIANGLES = { up: 'M0 0l4.5-8 4.5 8z', down: 'M0-8h9l-4.5 8z', flat: '' } as const;

function TileText({ tile }: { tile: Tile }) {
  const { day, width, height } = tile;
  const text = fitTile(shortIndustry(day.name), width, height);
  if (!text) return null;
  const direction = directionOf(day.changePercent);
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
            {formatChangePercent(day.changePercent)}
          </text>
        </>
      )}
    </>
  );
}

function TileBox({ tile }: { tile: Tile }) {
  const { day, x, y, width, height } = tile;
  const given = {
    // The accessible name begins with the tile's visible text (WCAG 2.5.3).
    'aria-label': `${shortIndustry(day.name)} ${formatChangePercent(day.changePercent)}`,
    'data-heat': heatOf(day.changePercent),
    transform: `translate(${x} ${y})`,
  };
  const inside = (
    <>
      <rect width={width} height={height} className={styles.tile} />
      <TileText tile={tile} />
    </>
  );
  return isOneIndustry(day) ? (
    <a href={industryPath(day.name)} className={styles.link} {...given}>
      {inside}
    </a>
  ) : (
    <g role="img" {...given}>
      {inside}
    </g>
  );
}

/** Industries as tiles, linked to their companies. */
export function Treemap({ industries, width, height, place }: TreemapProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.map}
      data-place={place}
      role="group"
      aria-label="Industries by size and average change"
    >
      {treemapTiles(industries, width, height).map((tile) => (
        <TileBox key={tile.day.name} tile={tile} />
      ))}
    </svg>
  );
}
