/** An activity of the charter and its time limit. */
export interface Timeline {
  readonly activity: string;
  readonly time: string;
}

/** An investor charter, which SEBI requires of each kind of intermediary. */
export interface Charter {
  /** The label of its tab. */
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
  /** The steps of a grievance with this kind of intermediary. */
  readonly grievance: readonly string[];
  /** What happens to claims if the intermediary defaults. */
  readonly onDefault: readonly string[];
}

export const CHARTER_UPDATED = '2026-11-02';
