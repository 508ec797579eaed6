import type { Position } from './distance';

/**
 * A grid of latitude and longitude (degrees) on which places are drawn. It has no coast and no
 * border: maps of India's borders need the approval of the Survey of India.
 */
export const GRID = { south: 6, north: 36, west: 66, east: 98, step: 4 } as const;

/** Drawing units per degree of latitude. */
const UNIT = 18;
/** Length of a degree of longitude relative to latitude: the cosine of the middle latitude. */
const LONGITUDE_SCALE = Math.cos((((GRID.south + GRID.north) / 2) * Math.PI) / 180);

export const MAP = {
  width: Math.round((GRID.east - GRID.west) * UNIT * LONGITUDE_SCALE),
  height: (GRID.north - GRID.south) * UNIT,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The position of a place in drawing units; `null` outside the grid. */
export function project({ latitude, longitude }: Position): Point | null {
  const isInside =
    latitude >= GRID.south &&
    latitude <= GRID.north &&
    longitude >= GRID.west &&
    longitude <= GRID.east;
  if (!isInside) return null;
  return {
    x: round((longitude - GRID.west) * UNIT * LONGITUDE_SCALE),
    y: round((GRID.north - latitude) * UNIT),
  };
}

export interface GridLine {
  /** Drawing units from the left or the top. */
  readonly at: number;
  /** `20° N` */
  readonly label: string;
}

function degrees(from: number, to: number): number[] {
  const first = Math.ceil(from / GRID.step) * GRID.step;
  const lines: number[] = [];
  for (let at = first; at <= to; at += GRID.step) lines.push(at);
  return lines;
}

/** Lines of latitude, from the south. */
export const parallels: readonly GridLine[] = degrees(GRID.south, GRID.north).map((latitude) => ({
  at: round((GRID.north - latitude) * UNIT),
  label: `${latitude}° N`,
}));

/** Lines of longitude, from the west. */
export const meridians: readonly GridLine[] = degrees(GRID.west, GRID.east).map((longitude) => ({
  at: round((longitude - GRID.west) * UNIT * LONGITUDE_SCALE),
  label: `${longitude}° E`,
}));
