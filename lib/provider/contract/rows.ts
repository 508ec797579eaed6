import type { Cost } from './problems';
import { nameOf } from './kinds';
import type { Field, Presence, Shape } from './shape';

/** A field of a call's answer, as a row of the reference. */
export interface FieldRow {
  /** As in problems: `tickers[].position`. */
  readonly path: string;
  readonly presence: Presence;
  readonly kind: string;
  /** What is dropped if the field is invalid, or required and missing. */
  readonly cost: Cost;
}

/** The records within a shape, with the path and the cost of a problem in them. */
function inside(shape: Shape, path: string, cost: Cost): FieldRow[] {
  if (shape.kind === 'list') {
    return inside(shape.of, `${path}[]`, shape.isTolerant ? 'item' : cost);
  }
  return shape.kind === 'record' ? rowsOf(shape.fields, path, cost) : [];
}

function rowsOf(fields: readonly Field[], parent: string, cost: Cost): FieldRow[] {
  return fields.flatMap(({ name, presence, shape }) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const own = presence === 'optional' ? 'field' : cost;
    return [{ path, presence, kind: nameOf(shape), cost: own }, ...inside(shape, path, own)];
  });
}

/**
 * All fields of a record's shape, with the fields of nested records after the field that contains
 * them.
 */
export const fieldRows = (record: Shape, cost: Cost): readonly FieldRow[] =>
  inside(record, '', cost);
