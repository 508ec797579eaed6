/** A calendar day in India: `2026-04-01`. */
export type Day = string;

/** A value with the days on which it applies. Tests require that one list's entries don't overlap. */
export interface InForce {
  /** The first day. */
  readonly from: Day;
  /** The last day; absent while no end is known. */
  readonly until?: Day;
}

/** Where a rate was read. */
export interface Source {
  /** The law or circular, with its date. */
  readonly name: string;
  readonly href?: string;
}
