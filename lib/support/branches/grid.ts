import type { Position } from './distance';

/**
 * A bare grid of latitude and longitude on which places are drawn. It shows no coast and no border:
 * only the Survey of India may say where India's are.
 */
export const GRID = { south: 6, north: 36, west: 66, east: 98, step: 4 } as const;

/** Units of the drawing to a degree of latitude. */
const UNIT = 18;
/** A degree of longitude is shorter by the cosine of the middle latitude. */
const SHORTER = Math.cos((((GRID.south + GRID.north) / 2) * Math.PI) / 180);

export const MAP = {
  width: Math.round((GRID.east - GRID.west) * UNIT * SHORTER),
  height: (GRID.north - GRID.south) * UNIT,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a place stands on the drawing; `null` for one outside of the grid. */
export function project({ latitude, longitude }: Position): Point | null {
  const isInside =
    latitude >= GRID.south &&
    latitude <= GRID.north &&
    longitude >= GRID.west &&
    longitude <= GRID.east;
  if (!isInside) return null;
  return {
    x: round((longitude - GRID.west) * UNIT * SHORTER),
    y: round((GRID.north - latitude) * UNIT),
  };
}

export interface GridLine {
  /** Units from the left or from above. */
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

/** Circles of latitude, from the south. */
export const parallels: readonly GridLine[] = degrees(GRID.south, GRID.north).map((latitude) => ({
  at: round((GRID.north - latitude) * UNIT),
  label: `${latitude}° N`,
}));

/** Lines of longitude, from the west. */
export const meridians: readonly GridLine[] = degrees(GRID.west, GRID.east).map((longitude) => ({
  at: round((longitude - GRID.west) * UNIT * SHORTER),
  label: `${longitude}° E`,
}));
