/** An activity of the charter and by when it is done. */
export interface Timeline {
  readonly activity: string;
  readonly time: string;
}

/** An investor charter: what SEBI has each kind of intermediary put before its investors. */
export interface Charter {
  /** The tab's name. */
  readonly name: string;
  readonly id: string;
  readonly vision: string;
  readonly mission: readonly string[];
  readonly services: readonly string[];
  readonly rights: readonly string[];
  readonly timelinesCaption: string;
  readonly timelines: readonly Timeline[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** The path of a grievance with this kind of intermediary. */
  readonly grievance: readonly string[];
  /** What happens to claims if the intermediary defaults. */
  readonly onDefault: readonly string[];
}

export const CHARTER_UPDATED = '2026-11-02';
