import { areaPath, CANVAS, linePath, spread } from './line';
import { timeTicks } from './time-ticks';
import { valueAxis } from './value-axis';

export interface ChartPoint {
  readonly time: string;
  readonly value: number;
  readonly volume?: number | null;
}

/** A place in the chart, in per cent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a price chart stand, in per cent of its height, from the top. */
export const PANEL = { top: 6, base: 93, volumeTop: 82.5 } as const;
const FLOOR = { plain: 93, withVolume: 78 } as const;

/** Height of the drawing of volumes, in its own units. */
export const VOLUME_CANVAS = 1000;

/** Share of its step that a bar of volume fills. */
const BAR = 0.6;
const WIDEST_BAR = 40;

function volumePath(volumes: readonly number[]): string {
  const heights = spread(volumes, [0, Math.max(...volumes)], [CANVAS, 0, VOLUME_CANVAS]);
  return heights
    .filter(([, height]) => height >= 1)
    .map(([x, height]) => `M${Math.round(x)} ${VOLUME_CANVAS}v${-Math.round(height)}`)
    .join('');
}

/**
 * Everything a price chart draws, in shares of its box so that one drawing fits every width.
 * @param points oldest first
 * @returns `null` for fewer than two points
 */
export function priceGeometry(points: readonly ChartPoint[]) {
  const values = points.map(({ value }) => value);
  const volumes = points.map(({ volume }) => volume ?? 0);
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return null;
  const hasVolume = volumes.some((volume) => volume > 0);
  const floor = hasVolume ? FLOOR.withVolume : FLOOR.plain;
  const axis = valueAxis(values);
  const line = spread(values, axis.domain, [CANVAS, CANVAS, 0]);
  const levelOf = (value: number): number =>
    spread([value], axis.domain, [0, floor, PANEL.top])[0]?.[1] ?? 0;
  const placeOf = (at: number): Place => ({
    x: (at / (values.length - 1)) * 100,
    y: levelOf(values[at] ?? last),
  });
  return {
    floor,
    digits: axis.digits,
    domain: axis.domain,
    levels: axis.ticks.map((value) => ({ value, level: levelOf(value) })),
    last: { value: last, level: levelOf(last) },
    line: linePath(line),
    area: areaPath(line, CANVAS),
    volume: hasVolume ? volumePath(volumes) : null,
    barWidth: Math.max(1, Math.min(WIDEST_BAR, Math.round((BAR * CANVAS) / values.length))),
    highest: values.indexOf(Math.max(...values)),
    lowest: values.indexOf(Math.min(...values)),
    ticks: timeTicks(points.map(({ time }) => time)),
    placeOf,
  };
}

/** A share as an SVG length. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;

/** Text that stands near an edge turns inwards, so that it stays in the chart. */
export function anchorAt({ x }: Place): 'start' | 'middle' | 'end' {
  if (x < 18) return 'start';
  return x > 82 ? 'end' : 'middle';
}
