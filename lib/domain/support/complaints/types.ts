/** Where a complaint came from. */
export type ComplaintSource = 'direct' | 'scores' | 'exchanges' | 'depositories' | 'other';

/**
 * One source's month: carried forward, received, resolved, pending under 3 months, pending over 3
 * months, and the total days to resolve.
 */
export type SourceFigures = readonly [
  carried: number,
  received: number,
  resolved: number,
  pendingUnder3: number,
  pendingOver3: number,
  resolutionDays: number,
];

export interface ComplaintMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly figures: Readonly<Partial<Record<ComplaintSource, SourceFigures>>>;
  /** Total pending as reported: checked, never shown. */
  readonly reported?: Readonly<Partial<Record<ComplaintSource, number>>>;
}

/** A whole financial year: `2025-26` runs from April 2025 to March 2026. */
export interface ComplaintYear {
  readonly year: string;
  readonly carried: number;
  readonly received: number;
  readonly resolved: number;
}

/** The complaints of one registration of the firm. */
export interface ComplaintRegister {
  readonly id: string;
  readonly name: string;
  /** `YYYY-MM-DD` of the last update. */
  readonly updated: string;
  readonly isSample: boolean;
  readonly sources: readonly { readonly key: ComplaintSource; readonly label: string }[];
  /**
   * Complaints of the last month about impersonation of the firm, as the formats for research
   * analysts and investment advisers require: the short form of the kind, its supervisory body, how
   * many.
   */
  readonly impersonation?: {
    readonly of: 'RA' | 'IA';
    readonly body: 'RAASB' | 'IAASB';
    readonly received: number;
  };
  /** Complete years, oldest first; the current one is summed from the months. */
  readonly years: readonly ComplaintYear[];
  /** Consecutive, oldest first. */
  readonly months: readonly ComplaintMonth[];
}

/** A row of the month's table; average time in days, 0 if none was resolved. */
export interface MonthRow {
  readonly label: string;
  readonly carried: number;
  readonly received: number;
  /** Carried forward and received. */
  readonly totalPending: number;
  readonly resolved: number;
  readonly pendingUnder3: number;
  readonly pendingOver3: number;
  /** Total pending less resolved. */
  readonly pending: number;
  readonly averageDays: number;
}

/** A row of a trend. */
export interface TrendRow {
  /** `YYYY-MM` or `YYYY-YY`; empty in the grand total. */
  readonly period: string;
  readonly carried: number;
  readonly received: number;
  readonly resolved: number;
  readonly pending: number;
}

export interface WithTotal<Row> {
  readonly rows: readonly Row[];
  readonly total: Row;
}

export interface ComplaintTables {
  /** `YYYY-MM` of the month's table. */
  readonly month: string;
  readonly ofMonth: WithTotal<MonthRow>;
  readonly monthly: WithTotal<TrendRow>;
  readonly yearly: WithTotal<TrendRow>;
  /** Whether the last year is incomplete and ends with `month`. */
  readonly lastYearIsRunning: boolean;
}
