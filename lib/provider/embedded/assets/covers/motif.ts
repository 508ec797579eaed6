import type { Scheme } from '../palette';

/** Where a motif stands: its middle and the radius it may fill. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Motif = (place: Place, scheme: Scheme, random: () => number) => string;

/** As many things as asked for, each made from its number. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
