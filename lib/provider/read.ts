import type { z } from 'zod';

import { withLost } from './schemas/primitives';
import { CallFailure } from './transport/failure';

/** A validated answer: the records, how many were dropped as invalid, and the first reasons. */
export interface Read<T> {
  readonly data: T;
  readonly dropped: number;
  readonly reasons: readonly string[];
}

/** Validates an answer and transforms it into the site's records. @throws CallFailure */
export type Reader<T> = (data: unknown) => Read<T>;

const MAX_REASONS = 3;

const explain = (error: z.ZodError): string =>
  error.issues
    .slice(0, MAX_REASONS)
    .map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`)
    .join('; ');

function validItems<Output>(schema: z.ZodType<Output>, data: unknown): Read<Output[]> {
  if (!Array.isArray(data)) throw new CallFailure('wrong-kind', 'no list');
  const valid: Output[] = [];
  const reasons: string[] = [];
  let dropped = 0;
  for (const item of data) {
    const parsed = schema.safeParse(item);
    if (parsed.success) valid.push(parsed.data);
    else {
      dropped += 1;
      if (reasons.length < MAX_REASONS) reasons.push(explain(parsed.error));
    }
  }
  if (data.length > 0 && valid.length === 0) {
    throw new CallFailure('wrong-kind', `none of ${data.length} items fits`);
  }
  return { data: valid, dropped, reasons };
}

/** A list whose items are transformed one by one; a transform drops an item by `null`. */
export function listOf<Output, Item>(
  schema: z.ZodType<Output>,
  transform: (item: Output) => Item | null,
): Reader<readonly Item[]> {
  return (data) => {
    const { data: items, ...counts } = validItems(schema, data);
    return { data: items.map(transform).filter((item) => item !== null), ...counts };
  };
}

/** A list that is transformed as a whole. */
export function wholeListOf<Output, Result>(
  schema: z.ZodType<Output>,
  transform: (items: readonly Output[]) => Result,
): Reader<Result> {
  return (data) => {
    const { data: items, ...counts } = validItems(schema, data);
    return { data: transform(items), ...counts };
  };
}

/** A single record, with its lists' invalid items counted. */
export function recordOf<Output, Result>(
  schema: z.ZodType<Output>,
  transform: (record: Output) => Result,
): Reader<Result> {
  return (data) => {
    const { result: parsed, lost } = withLost(() => schema.safeParse(data));
    if (!parsed.success) throw new CallFailure('wrong-kind', explain(parsed.error));
    return {
      data: transform(parsed.data),
      dropped: lost.length,
      reasons: lost.slice(0, MAX_REASONS).map(explain),
    };
  };
}
