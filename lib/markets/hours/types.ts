/** The parts of the market that keep hours of their own. */
export type Segment = 'equity' | 'derivatives' | 'currency' | 'commodity';

/** What the market does at a moment, in Indian Standard Time. */
export type Phase = 'pre-open' | 'open' | 'closing' | 'closed' | 'holiday';

/** A stretch of a day; times are `HH:MM` in Indian Standard Time. */
export interface Session {
  readonly phase: 'pre-open' | 'open' | 'closing';
  readonly from: string;
  readonly to: string;
}

/** The sessions of an ordinary day, for the days from `from` up to and with `until`. */
export interface DatedHours {
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly until: string | null;
  readonly sessions: readonly Session[];
}

export interface Holiday {
  readonly day: string;
  readonly name: string;
  /** What trades nevertheless: the hour from which an evening session is open. */
  readonly opensAt?: string;
}

/** Trading on a day, or at hours, that are not the ordinary ones. */
export interface SpecialSession {
  readonly day: string;
  readonly name: string;
  /** Empty while the exchanges have not told the hours. */
  readonly sessions: readonly Session[];
}

/** All that decides whether a segment trades. Plain data, so that a browser can be given it. */
export interface SegmentCalendar {
  readonly hours: readonly DatedHours[];
  readonly holidays: readonly Holiday[];
  readonly specials: readonly SpecialSession[];
}

export interface MarketStatus {
  readonly phase: Phase;
  /** Why it does not trade (`Christmas`, `Saturday`), or the special session's name. */
  readonly reason: string | null;
  /** When the phase ends, `HH:MM` of the same day; `null` outside sessions. */
  readonly until: string | null;
  /** The next session's day and hour; `null` inside one, and where none is in sight. */
  readonly opens: { readonly day: string; readonly at: string } | null;
}
