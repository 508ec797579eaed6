/** Market segments; each has its own trading hours. */
export type Segment = 'equity' | 'derivatives' | 'currency' | 'commodity';

/** The state of the market at a moment. */
export type Phase = 'pre-open' | 'open' | 'closing' | 'closed' | 'holiday';

/** A part of a day; times are `HH:MM` in Indian Standard Time. */
export interface Session {
  readonly phase: 'pre-open' | 'open' | 'closing';
  readonly from: string;
  readonly to: string;
  /** Which securities have other hours, as a sentence. */
  readonly note?: string;
}

/** The sessions of ordinary days from `from` to `until`, both included. */
export interface DatedHours {
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly until: string | null;
  readonly sessions: readonly Session[];
}

export interface Holiday {
  readonly day: string;
  readonly name: string;
  /** `HH:MM` from which an evening session is open nevertheless. */
  readonly opensAt?: string;
}

/** Trading on an unusual day or at unusual hours. */
interface SpecialSession {
  readonly day: string;
  readonly name: string;
  /** Empty until the exchanges announce the hours. */
  readonly sessions: readonly Session[];
}

/** The trading calendar of a segment: plain data, which the server also sends to browsers. */
export interface SegmentCalendar {
  readonly hours: readonly DatedHours[];
  readonly holidays: readonly Holiday[];
  readonly specials: readonly SpecialSession[];
}

export interface MarketStatus {
  readonly phase: Phase;
  /** Why the market is closed (`Christmas`, `Saturday`), or the name of the special session. */
  readonly reason: string | null;
  /** When the phase ends, `HH:MM` of the same day; `null` outside sessions. */
  readonly until: string | null;
  /** The note of the session under way. */
  readonly note?: string | undefined;
  /**
   * When normal trading begins next; `null` during a session, and if none follows within two weeks.
   */
  readonly opens: { readonly day: string; readonly at: string } | null;
}
