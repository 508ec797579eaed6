import type { OwnLinks } from '@/lib/content/firm-profile';
import type { PurposeId } from '../content/purposes';

import type { EnquiryKind } from './kinds';

/** A format that a text must have, by its name, so that a field is plain data. */
export type FormatName =
  | 'letters'
  | 'pincode'
  | 'client-code'
  | 'demat-number'
  | 'arn'
  | 'reference'
  | 'contact';

/** A field of a form: plain data, by which server and browser validate. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'checkbox';
  /** Most characters, after white space at both ends is trimmed. */
  readonly longest: number;
  readonly least?: number;
  readonly isOptional?: true;
  readonly hint?: string;
  /** A token of HTML's autofill, such as `tel`. */
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'text';
  /** What a `select` offers. */
  readonly options?: readonly string[];
  readonly format?: FormatName;
  /** Replaces the message of a blank field. */
  readonly blank?: string;
}

/** A kind of enquiry: the page of its form, its fields, and what happens to the answers. */
export interface EnquirySpec {
  /** Two letters at the start of its reference numbers. */
  readonly prefix: string;
  /** The page with the form. */
  readonly path: string;
  /** The form's heading, and the label of its button. */
  readonly heading: string;
  readonly button: string;
  readonly fields: readonly FieldSpec[];
  /** What the data are asked for; notice and consent box have its words. */
  readonly purpose: PurposeId;
  /** What happens next, once it is received. */
  readonly next: string;
  /** Where the sender may go on to once it is received, with the reference and nothing typed. */
  readonly onward?: { readonly link: keyof OwnLinks; readonly words: string };
  /** The answers are shown again, to be changed or sent, before they are stored. */
  readonly isChecked?: true;
}

/** What was sent, by field name. A field that is given more than once is a list. */
export type Answers = ReadonlyMap<string, unknown>;

/** Texts by field name. */
export type Values = Readonly<Record<string, string>>;

/** A form that was not accepted, to be shown again with all that was typed. */
export interface FormState {
  readonly values: Values;
  /** The message of each field that has one. */
  readonly errors: Values;
  /** What is wrong with the form as a whole. */
  readonly problem?: string;
  /** The answers are right and wait to be changed or sent; nothing is stored yet. */
  readonly isToCheck?: true;
}

/** The record that is stored and delivered; as JSON it is the body of the webhook, byte for byte. */
export interface EnquiryRecord {
  readonly reference: string;
  readonly kind: EnquiryKind;
  /** A moment in Indian time: `2026-11-21T10:15:00+05:30`. */
  readonly receivedAt: string;
  readonly fields: Values;
  readonly consent: AgreedConsent;
}

/** What was agreed to. */
export interface AgreedConsent {
  /** The sentence next to the box. */
  readonly words: string;
  /** The privacy notice above it. */
  readonly notice: string;
  /** The purpose, its version and the hash of that version's words; not in older records. */
  readonly purpose?: PurposeId;
  readonly version?: number;
  readonly hash?: string;
}
