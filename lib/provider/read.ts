import type { z } from 'zod';

import { CallFailure } from './transport/failure';

/** What reading an answer gave: the records, and how many did not fit and why (the first few). */
export interface Read<T> {
  readonly data: T;
  readonly dropped: number;
  readonly reasons: readonly string[];
}

/** Checks an answer and turns it into the site's records. Throws `CallFailure` where it can't. */
export type Reader<T> = (data: unknown) => Read<T>;

const REASONS_KEPT = 3;

const explain = (error: z.ZodError): string =>
  error.issues
    .slice(0, REASONS_KEPT)
    .map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`)
    .join('; ');

function fitting<Output>(schema: z.ZodType<Output>, data: unknown): Read<Output[]> {
  if (!Array.isArray(data)) throw new CallFailure('wrong-kind', 'no list');
  const fit: Output[] = [];
  const reasons: string[] = [];
  let dropped = 0;
  for (const item of data) {
    const parsed = schema.safeParse(item);
    if (parsed.success) fit.push(parsed.data);
    else {
      dropped += 1;
      if (reasons.length < REASONS_KEPT) reasons.push(explain(parsed.error));
    }
  }
  if (data.length > 0 && fit.length === 0) {
    throw new CallFailure('wrong-kind', `none of ${data.length} items fits`);
  }
  return { data: fit, dropped, reasons };
}

/** A list whose items stand for themselves; a transform leaves one out by answering `null`. */
export function listOf<Output, Item>(
  schema: z.ZodType<Output>,
  transform: (item: Output) => Item | null,
): Reader<readonly Item[]> {
  return (data) => {
    const { data: fit, ...rest } = fitting(schema, data);
    return { data: fit.map(transform).filter((item) => item !== null), ...rest };
  };
}

/** A list that only makes sense as a whole. */
export function wholeListOf<Output, Result>(
  schema: z.ZodType<Output>,
  transform: (items: readonly Output[]) => Result,
): Reader<Result> {
  return (data) => {
    const { data: fit, ...rest } = fitting(schema, data);
    return { data: transform(fit), ...rest };
  };
}

/** A single record. */
export function recordOf<Output, Result>(
  schema: z.ZodType<Output>,
  transform: (record: Output) => Result,
): Reader<Result> {
  return (data) => {
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new CallFailure('wrong-kind', explain(parsed.error));
    return { data: transform(parsed.data), dropped: 0, reasons: [] };
  };
}
