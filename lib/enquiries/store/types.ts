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
  /** It notifies the receiver that the consent to an enquiry was withdrawn. */
  readonly isWithdrawal: boolean;
}

/** A withdrawal that the receiver has not been notified of. */
interface Withdrawal {
  readonly reference: string;
  readonly kind: EnquiryKind;
  /** A moment in Indian time. */
  readonly withdrawnAt: string;
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

/** What the clock said so far, by which an erasure is decided; in ms, moments since the epoch. */
export interface ClockReadings {
  /** The present at the last reading, as the monotonic clock counts it. */
  readonly seenAt: number;
  /** Since when the clock and the monotonic clock agree. */
  readonly agreedSince: number;
  /** The sum of the pauses that were taken for such since it last agreed for a day. */
  readonly pausedMs: number;
  /** By how much the clock differs, where that is too much for a pause; 0 where it does not. */
  readonly jumpMs: number;
}

/** How many enquiries were erased. */
export interface Purged {
  readonly delivered: number;
  readonly undelivered: number;
  readonly withdrawn: number;
}

/** Writes enquiries to durable storage. */
export type SaveEnquiries = (enquiries: readonly StoredEnquiry[]) => Promise<void>;

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
  /** Writes something that means nothing. @throws where enquiries cannot be stored either */
  proveWrite(): Promise<void>;
  /** Leases due deliveries to this process, withdrawals first. */
  claim(most: number): Promise<readonly Claim[]>;
  /** Whether a claim may still be sent: it may have been withdrawn since. Asked before each attempt. */
  maySend(claim: Claim): Promise<boolean>;
  /** Records that the receiver has acknowledged it. */
  delivered(claim: Claim): Promise<void>;
  /** Records a failed attempt; the delivery is due again after its back-off. */
  failed(claim: Claim): Promise<void>;
  /** Counts the enquiries that are not delivered. */
  pending(): Promise<number>;
  /** A stored enquiry that is not withdrawn; `null` where there is none. */
  find(reference: string): Promise<EnquiryRecord | null>;
  /**
   * Withdraws an enquiry: no delivery of it begins after this resolves, and where one may have begun
   * before, the receiver is notified once it has ended.
   * @returns whether there was one to withdraw
   */
  withdraw(reference: string): Promise<boolean>;
  /** The withdrawals that the receiver has not been notified of, the oldest first. */
  withdrawals(): Promise<readonly Withdrawal[]>;
  /** Marks withdrawals that were handed over in another way as notified. */
  handOverWithdrawals(references: readonly string[]): Promise<void>;
  /** Stored enquiries that are not withdrawn, the oldest first. */
  list(selection: Selection): Promise<readonly StoredEnquiry[]>;
  /** Marks enquiries as delivered that were handed over in another way. */
  handOver(references: readonly string[]): Promise<void>;
  /**
   * Erases what was delivered, or received and never delivered, before a moment. What was withdrawn
   * is erased at the same time, but for withdrawals that the receiver is still to be notified of.
   * @param save writes down what was never delivered; where it fails, none of that is erased
   */
  purge(before: Expiry, save: SaveEnquiries): Promise<Purged>;
  /** The present by the clock that all instances share: the database's, or this machine's. */
  now(): Promise<Date>;
  /** The last readings of the clock; `null` where there are none. */
  clockReadings(): Promise<ClockReadings | null>;
  /** Stores readings of the clock; `null` forgets them. */
  setClockReadings(readings: ClockReadings | null): Promise<void>;
  close(): Promise<void>;
}
