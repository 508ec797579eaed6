import type { DataShape } from '../read';
import { VALUE_SCHEMAS } from '../schema';
import { found, isRecord } from './found';
import { KINDS, nameOf } from './kinds';
import { type Field, type Shape, shapeOf } from './shape';

/**
 * What is lost because of a problem: the whole answer, a record, an item of a record's list, an
 * optional field, or a required figure, whose record stays.
 */
export type Cost = 'answer' | 'record' | 'item' | 'field' | 'figure';

/** A difference between an answer and the expected shape, for all records that have it. */
export interface Problem {
  /**
   * The path of the field: `youtubeInfo.publishedAt`, `tickers[].position`; blank for the data as a
   * whole.
   */
  readonly field: string;
  readonly cost: Cost;
  readonly expected: string;
  /** The first value that was found, shortened. */
  readonly found: string;
  readonly isMissing: boolean;
  /** How many records or items have it. */
  readonly count: number;
}

/** Enough to correct an answer; further problems are shown once these are fixed. */
const MOST_PROBLEMS = 60;
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * The field that was found instead of a missing one: one with nearly the same name, else the fields
 * that are present.
 */
export function insteadOf(name: string, record: Readonly<Record<string, unknown>>): string {
  const similar = Object.keys(record).find((key) => plain(key) === plain(name));
  return similar === undefined ? found(record) : `"${similar}", which is another name`;
}

class Search {
  readonly #problems = new Map<string, Problem>();

  #note(problem: Omit<Problem, 'count'>): void {
    const key = `${problem.field} ${problem.cost} ${problem.isMissing}`;
    const known = this.#problems.get(key);
    if (known) this.#problems.set(key, { ...known, count: known.count + 1 });
    else if (this.#problems.size < MOST_PROBLEMS) this.#problems.set(key, { ...problem, count: 1 });
  }

  #wrong(field: string, shape: Shape, value: unknown, cost: Cost): void {
    this.#note({ field, cost, expected: nameOf(shape), found: found(value), isMissing: false });
  }

  #field(field: Field, record: Readonly<Record<string, unknown>>, path: string, cost: Cost): void {
    const { name, presence, shape } = field;
    const value = record[name];
    const at = path === '' ? name : `${path}.${name}`;
    if (presence !== 'required') {
      const isBlank = typeof value === 'string' && value.trim() === '';
      if (value === undefined || value === null || isBlank) return;
      return this.look(shape, value, at, presence === 'optional' ? 'field' : cost);
    }
    if (value !== undefined) return this.look(shape, value, at, cost);
    this.#note({
      field: at,
      cost,
      expected: nameOf(shape),
      found: insteadOf(name, record),
      isMissing: true,
    });
  }

  /** Compares a value with its shape. @param cost what is lost if it is wrong */
  look(shape: Shape, value: unknown, path: string, cost: Cost): void {
    if (shape.kind === 'choice') {
      if (!shape.values.includes(value as string)) this.#wrong(path, shape, value, cost);
    } else if (shape.kind === 'list') {
      if (!Array.isArray(value)) return this.#wrong(path, shape, value, cost);
      const lost = shape.isTolerant ? 'item' : cost;
      for (const item of value) this.look(shape.of, item, `${path}[]`, lost);
    } else if (shape.kind === 'record' || shape.kind === 'map') {
      if (!isRecord(value)) return this.#wrong(path, shape, value, cost);
      if (shape.kind === 'record') {
        for (const field of shape.fields) this.#field(field, value, path, cost);
      } else {
        for (const one of Object.values(value)) this.look(shape.of, one, `${path}.*`, cost);
      }
    } else if (!VALUE_SCHEMAS[shape.kind].safeParse(value).success)
      this.#wrong(path, shape, value, cost);
    else if (!(KINDS[shape.kind].fits?.(value) ?? true)) {
      const isRequired = shape.kind === 'figure' && cost !== 'field';
      this.#wrong(path, shape, value, isRequired ? 'figure' : 'field');
    }
  }

  all(): readonly Problem[] {
    return [...this.#problems.values()];
  }
}

/** Compares a call's `data` with what was expected. @returns the differences by field */
export function problemsOf({ shape, field }: DataShape, data: unknown): readonly Problem[] {
  const search = new Search();
  const record = shapeOf(field);
  if (shape === 'record') search.look(record, data, '', 'answer');
  else if (Array.isArray(data)) for (const item of data) search.look(record, item, '', 'record');
  else search.look({ kind: 'list', of: record, isTolerant: true }, data, '', 'answer');
  return search.all();
}
