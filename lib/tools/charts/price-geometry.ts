import { spread } from './spread';
import { timeTicks } from './time-ticks';
import { valueAxis } from './value-axis';

export interface ChartPoint {
  readonly time: string;
  readonly value: number;
  readonly volume?: number | null;
}

/** A point in the chart, in per cent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The parts of a price chart, in per cent of its height, from the top. */
export const PANEL = { top: 6, base: 93, volumeTop: 82.5 } as const;
const FLOOR = { plain: 93, withVolume: 78 } as const;

/** Height of the highest bar of volume, in its drawing's own units: no finer than a pixel. */
const VOLUME_HEIGHT = 50;

/** Width of a bar of volume: the share of its step, and the largest share of the whole width. */
const BAR = 0.6;
const WIDEST_BAR = 0.02;

/** A path in its own units, and the `viewBox` that scales it to its part of the chart. */
interface Drawing {
  readonly path: string;
  readonly viewBox: string;
}

/** A coordinate with as many digits as can be seen. */
const short = (length: number): number => Number(length.toPrecision(7));

function volumeDrawing(volumes: readonly number[]): Drawing {
  const highest = Math.max(...volumes);
  const path = volumes
    .map((volume) => Math.round((volume / highest) * VOLUME_HEIGHT))
    .map((height, at) => (height > 0 ? `M${at} 0v${-height}` : ''))
    .join('');
  return { path, viewBox: `0 ${-VOLUME_HEIGHT} ${volumes.length - 1} ${VOLUME_HEIGHT}` };
}

/**
 * Everything a price chart draws, in shares of its box so that one drawing fits every width.
 * @param points oldest first
 * @returns `null` for fewer than two points
 */
export function priceGeometry(points: readonly ChartPoint[]) {
  const values = points.map(({ value }) => Math.round(value * 100) / 100);
  const volumes = points.map(({ volume }) => volume ?? 0);
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return null;
  const hasVolume = volumes.some((volume) => volume > 0);
  const floor = hasVolume ? FLOOR.withVolume : FLOOR.plain;
  const axis = valueAxis(values);
  const levelOf = (value: number): number =>
    spread([value], axis.domain, [0, floor, PANEL.top])[0]?.[1] ?? 0;
  const placeOf = (at: number): Place => ({
    x: (at / (values.length - 1)) * 100,
    y: levelOf(values[at] ?? last),
  });
  return {
    values,
    floor,
    digits: axis.digits,
    domain: axis.domain,
    levels: axis.ticks.map((value) => ({ value, level: levelOf(value) })),
    last: { value: last, level: levelOf(last) },
    volume: hasVolume ? volumeDrawing(volumes) : null,
    barWidth: short(Math.min(BAR, WIDEST_BAR * values.length)),
    highest: values.indexOf(Math.max(...values)),
    lowest: values.indexOf(Math.min(...values)),
    ticks: timeTicks(points.map(({ time }) => time)),
    placeOf,
  };
}

/** A share as an SVG length. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;

/** Anchor of a label: near an edge it extends inwards, so that it stays in the chart. */
export function anchorAt({ x }: Place): 'start' | 'middle' | 'end' {
  if (x < 18) return 'start';
  return x > 82 ? 'end' : 'middle';
}
