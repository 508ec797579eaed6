import { isOneIndustry, type IndustryDays } from '@/lib/domain/market/industries';
import { industryPath } from '@/lib/pages/addresses/paths';
import { shortIndustry } from '@/lib/domain/market/industry-names';
import { treemapTiles, type Tile } from '@/lib/domain/market/treemap';

import { fitTile } from './tile-text';
import { type DrawnTile, Tiles } from './Tiles.client';
import styles from './IndustryMap.module.scss';

interface TreemapProps {
  industries: IndustryDays;
  width: number;
  height: number;
  /** The screens it is for. */
  place: 'wide' | 'narrow';
}

function tileOf({ day, x, y, width, height }: Tile): DrawnTile {
  const name = shortIndustry(day.name);
  return {
    name,
    href: isOneIndustry(day) ? industryPath(day.name) : null,
    changePercent: day.changePercent,
    box: [x, y, width, height],
    text: fitTile(name, width, height),
  };
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
      <Tiles tiles={treemapTiles(industries, width, height).map(tileOf)} />
    </svg>
  );
}
