/** What a visitor can send, by the last part of the address that takes it. */
export const ENQUIRY_KINDS = [
  'call-back',
  'grievance',
  'contact',
  'franchisee',
  'distributor',
  'do-it-yourself',
] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const isEnquiryKind = (text: string): text is EnquiryKind =>
  (ENQUIRY_KINDS as readonly string[]).includes(text);

/** A shape that a text must have, by its name, so that a field stays plain data. */
export type FormatName = 'words' | 'pincode' | 'client-code' | 'demat-number' | 'arn';

/** A field of a form: plain data, which the server checks by and the browser is given. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'checkbox';
  /** Most characters, after blanks at both ends are taken off. */
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

/** A kind of enquiry: where its form stands, what it asks, and what becomes of the answers. */
export interface EnquirySpec {
  readonly kind: EnquiryKind;
  /** Two letters at the start of its reference numbers. */
  readonly prefix: string;
  /** The page with the form; its `received` address is shared. */
  readonly path: string;
  /** The form's heading, and the words on its button. */
  readonly heading: string;
  readonly button: string;
  readonly fields: readonly FieldSpec[];
  /** For the notice: what the data are used for, after "to". */
  readonly purpose: string;
  /** Where the longer life of the firm's own file has to be told. */
  readonly file?: string;
  /** Beside the box that the visitor ticks. */
  readonly consent: string;
  /** What happens next, once it is received. */
  readonly next: string;
}

/** Typed answers by field name. A field given more than once is a list. */
export type Given = ReadonlyMap<string, unknown>;

/** An answer to a form by field name. */
export type Values = Readonly<Record<string, string>>;

/** A form that could not be taken, ready to be shown again with all that was typed. */
export interface FormState {
  readonly values: Values;
  /** The message of each field that has one. */
  readonly errors: Values;
  /** What went wrong with the form as a whole. */
  readonly problem?: string;
}

/** The record that is kept and delivered, byte for byte the webhook's body once it is JSON. */
export interface EnquiryRecord {
  readonly reference: string;
  readonly kind: EnquiryKind;
  /** A moment in Indian time: `2026-11-21T10:15:00+05:30`. */
  readonly receivedAt: string;
  readonly fields: Values;
  /** The words that were agreed to, and the notice that stood above them. */
  readonly consent: { readonly words: string; readonly notice: string };
}
