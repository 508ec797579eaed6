import { z } from 'zod';

/** The kinds of single values that a provider may send. */
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
 * The form of a schema on the wire, if Zod's own structure does not show it: the kind of a value,
 * or how a wrapping schema treats missing or invalid values.
 */
export type WireForm =
  | { readonly kind: LeafKind }
  | {
      readonly kind: 'optional' | 'limit' | 'items';
      /** The wrapped schema, which a registry's type would take apart. */
      readonly of: unknown;
    };

/** The forms of all schemas of the provider's records; the reference of calls is made from them. */
export const wireForms = z.registry<WireForm>();

/** The number of values that the current read has dropped; reads are synchronous. */
let losses = 0;

/** Counts a value that a schema drops, so that the answer is then searched for it. */
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
