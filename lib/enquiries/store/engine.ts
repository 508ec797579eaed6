import type { Generated, Kysely, RawBuilder } from 'kysely';

import type { EnquiryKind } from '../kinds';

/** A moment as the engine stores it: milliseconds in SQLite, a `timestamptz` in PostgreSQL. */
export type Moment = number | Date;

/**
 * The one table, which is its own outbox: a row without `delivered_at` and `withdrawn_at` is to be
 * delivered once `due_at` has come, its withdrawal once `tell_at` has, and a lease is a later moment.
 */
export interface Database {
  site_enquiries: {
    reference: string;
    kind: EnquiryKind;
    received_at: Moment;
    /** The record as JSON. */
    body: string;
    failures: Generated<number>;
    due_at: Moment;
    delivered_at: Moment | null;
    /** Of the form, its content and its hour; `null` in rows of earlier versions. */
    form_key: string | null;
    /** When its consent was withdrawn: from then on it is neither delivered nor listed. */
    withdrawn_at: Generated<Moment | null>;
    /** When the receiver is to be notified of the withdrawal; `null` where there is nothing to notify of. */
    tell_at: Generated<Moment | null>;
  };
  /** One row: the readings of the clock by which erasures are decided. */
  site_enquiry_clock: {
    id: 1;
    seen_at: Moment;
    agreed_since: Moment;
    paused_ms: number;
    jump_ms: number;
  };
  /** One row, which is written to find out whether the store can be. */
  site_enquiry_write: {
    id: 1;
    proven_at: Moment;
  };
}

/** What differs between the engines. */
export interface Engine {
  readonly db: Kysely<Database>;
  moment(at: Date): Moment;
  /** The present and some milliseconds, by the one clock that all instances share. */
  fromNow(ms: number): Moment | RawBuilder<Moment>;
  /**
   * A moment as a stamp that a retention runs from: never before the last trusted reading of the
   * clock, so that a clock that is behind makes nothing old.
   */
  stamp(at: Moment | RawBuilder<Moment>): RawBuilder<Moment>;
  /** Whether there is `FOR UPDATE SKIP LOCKED`; SQLite has one writer at a time. */
  readonly locksRows: boolean;
  /** Whether its files are still those that were opened: what is written to others is lost. */
  isPresent(): boolean;
  /** Erases from the files what was deleted. */
  checkpoint(): Promise<void>;
}
