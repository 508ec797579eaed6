import type { EnquiryKind, EnquiryRecord } from '../types';

/** A reference number that is in use: the caller makes another. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}

/** An enquiry that this process may deliver until its lease ends. */
export interface Claim {
  readonly reference: string;
  readonly kind: EnquiryKind;
  /** The record as JSON, the same bytes at every try. */
  readonly body: string;
  /** Tries that failed before. */
  readonly failures: number;
}

export interface Selection {
  /** Received at this moment or later. */
  readonly since?: Date;
  readonly kind?: EnquiryKind;
  /** Also those that were delivered and are still kept. */
  readonly all?: boolean;
}

export interface KeptEnquiry extends EnquiryRecord {
  /** When it was delivered or handed over; `null` while it waits. */
  readonly deliveredAt: string | null;
}

/** How long things take; tests shorten them. */
export interface Pace {
  /** Between tries of one delivery. */
  readonly backOff: { readonly firstMs: number; readonly longestMs: number };
  /** After which a delivery that nobody has reported on is tried again: its process is gone. */
  readonly leaseMs: number;
  /** Between looks for deliveries that fell due, where nothing wakes the worker sooner. */
  readonly pollMs: number;
  /** Between rounds of housekeeping: what was lost on the way, what is too old. */
  readonly upkeepMs: number;
}

/** Where enquiries stay from the moment they are acknowledged until they are purged. */
export interface EnquiryStore {
  /**
   * Keeps an enquiry; once this resolves, it is on durable storage.
   * @throws ReferenceTaken
   */
  add(record: EnquiryRecord): Promise<void>;
  /** Enquiries whose delivery is due, leased to this process. */
  claim(most: number): Promise<readonly Claim[]>;
  /** The receiver has acknowledged it. */
  delivered(claim: Claim): Promise<void>;
  /** It was not taken; it falls due again later. */
  failed(claim: Claim): Promise<void>;
  /** How many have not been delivered. */
  pending(): Promise<number>;
  /** Kept enquiries, the oldest first. */
  list(selection: Selection): Promise<readonly KeptEnquiry[]>;
  /** Counts enquiries as delivered that were handed over in another way. */
  handOver(references: readonly string[]): Promise<void>;
  /** Erases what was delivered before a moment; the number of them. */
  purge(before: Date): Promise<number>;
  /** Brings back deliveries that were lost on the way. */
  recover(): Promise<void>;
  close(): Promise<void>;
}
