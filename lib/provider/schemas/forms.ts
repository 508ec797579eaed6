import { z } from 'zod';

/** What a provider may send as one value. */
export type LeafKind =
  | 'text'
  | 'lines'
  | 'markup'
  | 'figure'
  | 'date'
  | 'link'
  | 'asset'
  | 'navDays'
  | 'number'
  | 'boolean';

/**
 * The form of a schema on the wire, where Zod's own structure does not tell it: a value's kind, or how
 * the schema around another one treats what is missing or wrong.
 */
export type WireForm =
  | { readonly kind: LeafKind }
  | {
      readonly kind: 'optional' | 'limit' | 'items';
      /** The schema within, which a registry's type would take apart. */
      readonly of: unknown;
    };

/** The forms of all schemas of the provider's records; the reference of calls is made of them. */
export const wireForms = z.registry<WireForm>();

/** What the reading that is under way has left out; readings are synchronous. */
let losses = 0;

/** Counts a value that a schema leaves out, so that the answer is looked through for what it was. */
export function noteLoss(): void {
  losses += 1;
}

/** Reads an answer. @returns the result, and how many values the schemas left out meanwhile */
export function readCounting<Result>(read: () => Result): {
  readonly result: Result;
  readonly lost: number;
} {
  const before = losses;
  const result = read();
  return { result, lost: losses - before };
}
