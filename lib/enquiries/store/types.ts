import type { EnquiryKind } from '../kinds';
import type { EnquiryRecord } from '../types';

/** An enquiry that this process may deliver until its lease ends. */
export interface Claim {
  readonly reference: string;
  readonly kind: EnquiryKind;
  /** The record as JSON, the same bytes at every attempt. */
  readonly body: string;
  /** Attempts that failed before. */
  readonly failures: number;
}

export interface Selection {
  /** Received at this moment or later. */
  readonly since?: Date;
  readonly kind?: EnquiryKind;
  /** Also those that were delivered and not yet purged. */
  readonly all?: boolean;
}

export interface StoredEnquiry extends EnquiryRecord {
  /** When it was delivered or handed over; `null` before. */
  readonly deliveredAt: string | null;
}

/** How long things take; tests shorten them. */
export interface Pace {
  /** Between attempts at one delivery. */
  readonly backOff: { readonly firstMs: number; readonly longestMs: number };
  /** After this time a claim whose process did not report back is due again. */
  readonly leaseMs: number;
  /** Between looks for due deliveries, where nothing wakes the worker sooner. */
  readonly pollMs: number;
  /** Between purges. */
  readonly upkeepMs: number;
}

export type FormKeys = readonly [own: string, former: string];

/** The moments before which enquiries are past their retention. */
export interface Expiry {
  readonly deliveredBefore: Date;
  /** For those that were never delivered. */
  readonly receivedBefore: Date;
}

/** How many enquiries were erased. */
interface Purged {
  readonly delivered: number;
  readonly undelivered: number;
}

/** Where enquiries are from the moment they are acknowledged until they are purged. */
export interface EnquiryStore {
  /**
   * Stores an enquiry; once this resolves, it is on durable storage.
   * @param formKeys the form's own key, and one under which it may have been stored before
   * @returns the reference under which it is stored, an earlier one where the form was sent before;
   * `null` where the reference is in use: the caller makes another
   */
  add(record: EnquiryRecord, formKeys: FormKeys): Promise<string | null>;
  /** Whether its files are still those that were opened. */
  isPresent(): boolean;
  /** Leases due deliveries to this process. */
  claim(most: number): Promise<readonly Claim[]>;
  /** Records that the receiver has acknowledged it. */
  delivered(claim: Claim): Promise<void>;
  /** Records a failed attempt; the delivery is due again after its back-off. */
  failed(claim: Claim): Promise<void>;
  /** Counts the enquiries that are not delivered. */
  pending(): Promise<number>;
  /** Stored enquiries, the oldest first. */
  list(selection: Selection): Promise<readonly StoredEnquiry[]>;
  /** Marks enquiries as delivered that were handed over in another way. */
  handOver(references: readonly string[]): Promise<void>;
  /** Erases what was delivered, or received and never delivered, before a moment. */
  purge(before: Expiry): Promise<Purged>;
  close(): Promise<void>;
}
