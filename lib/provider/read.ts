import type { z } from 'zod';

import { problemsOf } from './contract/problems';
import { sentencesOf } from './contract/sentences';
import { readCounting } from './schemas/forms';
import { CallFailure } from './transport/failure';

/** A validated answer: the records, how many values were left out, and which those were. */
export interface Read<T> {
  readonly data: T;
  readonly dropped: number;
  /** By field, what was expected and what was found. */
  readonly reasons: readonly string[];
}

/** The shape of a call's `data`: a list of records of a schema, or one record. */
export interface DataShape {
  readonly shape: 'list' | 'record';
  readonly schema: z.ZodType;
}

/**
 * Validates an answer and transforms it into the site's records.
 * @throws CallFailure with the expected and the found values
 */
export type Reader<T> = ((data: unknown) => Read<T>) & DataShape;

const reasonsOf = (form: DataShape, data: unknown): string[] => sentencesOf(problemsOf(form, data));

function unfit(form: DataShape, data: unknown): CallFailure {
  return new CallFailure('wrong-kind', reasonsOf(form, data).join('; '));
}

function readItems<Output>(schema: z.ZodType<Output>, data: unknown): Read<Output[]> {
  const form: DataShape = { shape: 'list', schema };
  if (!Array.isArray(data)) throw unfit(form, data);
  const { result: parsed, lost } = readCounting(() => data.map((item) => schema.safeParse(item)));
  const valid = parsed.flatMap((one) => (one.success ? [one.data] : []));
  if (data.length > 0 && valid.length === 0) throw unfit(form, data);
  const dropped = data.length - valid.length + lost;
  return { data: valid, dropped, reasons: dropped > 0 ? reasonsOf(form, data) : [] };
}

/** A list whose items are transformed one by one; a transform drops an item by `null`. */
export function listOf<Output, Item>(
  schema: z.ZodType<Output>,
  transform: (item: Output) => Item | null,
): Reader<readonly Item[]> {
  const read = (data: unknown) => {
    const { data: items, dropped, reasons } = readItems(schema, data);
    return { data: items.map(transform).filter((item) => item !== null), dropped, reasons };
  };
  return Object.assign(read, { shape: 'list' as const, schema });
}

/** A list that is transformed as a whole. */
export function wholeListOf<Output, Result>(
  schema: z.ZodType<Output>,
  transform: (items: readonly Output[]) => Result,
): Reader<Result> {
  const read = (data: unknown) => {
    const { data: items, dropped, reasons } = readItems(schema, data);
    return { data: transform(items), dropped, reasons };
  };
  return Object.assign(read, { shape: 'list' as const, schema });
}

/** A single record. */
export function recordOf<Output, Result>(
  schema: z.ZodType<Output>,
  transform: (record: Output) => Result,
): Reader<Result> {
  const form: DataShape = { shape: 'record', schema };
  const read = (data: unknown) => {
    const { result: parsed, lost } = readCounting(() => schema.safeParse(data));
    if (!parsed.success) throw unfit(form, data);
    const reasons = lost > 0 ? reasonsOf(form, data) : [];
    return { data: transform(parsed.data), dropped: lost, reasons };
  };
  return Object.assign(read, form);
}
