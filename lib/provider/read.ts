import type { AnyField, Field } from '@/lib/domain/fields';

import { problemsOf } from './contract/problems';
import { sentencesOf } from './contract/sentences';
import { schemaOf } from './schema';
import { CallFailure } from './transport/failure';
import { readCounting } from './values/losses';

/** A validated answer: the records, how many values were left out, and which those were. */
export interface Read<T> {
  readonly data: T;
  readonly dropped: number;
  /** By field, what was expected and what was found. */
  readonly reasons: readonly string[];
}

/** The shape of a call's `data`: a list of records, or one record. */
export interface DataShape {
  readonly shape: 'list' | 'record';
  readonly field: AnyField;
}

/**
 * Validates an answer and returns the site's records.
 * @throws CallFailure with the expected and the found values
 */
export type Reader<T> = ((data: unknown) => Read<T>) & DataShape;

type Table<Value> = Field<Value, unknown>;

const reasonsOf = (form: DataShape, data: unknown): string[] => sentencesOf(problemsOf(form, data));

function unfit(form: DataShape, data: unknown): CallFailure {
  return new CallFailure('wrong-kind', reasonsOf(form, data).join('; '));
}

/** A list that is turned into something else as a whole. */
export function wholeListOf<Value, Result>(
  table: Table<Value>,
  make: (items: readonly NonNullable<Value>[]) => Result,
): Reader<Result> {
  const form: DataShape = { shape: 'list', field: table };
  const schema = schemaOf(table);
  const read = (data: unknown) => {
    if (!Array.isArray(data)) throw unfit(form, data);
    const { result: parsed, lost } = readCounting(() => data.map((item) => schema.safeParse(item)));
    const valid = parsed.flatMap((one) => (one.success ? [one.data] : []));
    if (data.length > 0 && valid.length === 0) throw unfit(form, data);
    const dropped = data.length - valid.length + lost;
    const items = valid.flatMap((one) => one ?? []);
    return { data: make(items), dropped, reasons: dropped > 0 ? reasonsOf(form, data) : [] };
  };
  return Object.assign(read, form);
}

/** A list of records. */
export const listOf = <Value>(table: Table<Value>): Reader<readonly NonNullable<Value>[]> =>
  wholeListOf(table, (items) => items);

/** A single record. */
export function recordOf<Value>(table: Table<Value>): Reader<NonNullable<Value>> {
  const form: DataShape = { shape: 'record', field: table };
  const schema = schemaOf(table);
  const read = (data: unknown) => {
    const { result: parsed, lost } = readCounting(() => schema.safeParse(data));
    const record = parsed.success ? (parsed.data ?? null) : null;
    if (record === null) throw unfit(form, data);
    return { data: record, dropped: lost, reasons: lost > 0 ? reasonsOf(form, data) : [] };
  };
  return Object.assign(read, form);
}
