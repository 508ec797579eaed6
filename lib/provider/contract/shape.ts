import { z } from 'zod';

import { type LeafKind, wireForms } from '../schemas/forms';

/**
 * Whether a field is required. `optional`: if it is missing or invalid, only the field is dropped.
 * `limit`: it may be missing, but if it is invalid, its record is dropped.
 */
export type Presence = 'required' | 'optional' | 'limit';

/** A field of a record. */
export interface Field {
  readonly name: string;
  readonly presence: Presence;
  readonly shape: Shape;
}

/**
 * The shape of what a provider sends, as a value that can be printed and compared with an answer.
 */
export type Shape =
  | { readonly kind: LeafKind; readonly schema: z.ZodType }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly isTolerant: boolean }
  | { readonly kind: 'map'; readonly of: Shape };

type Described = Pick<Field, 'presence' | 'shape'>;

const required = (shape: Shape): Described => ({ presence: 'required', shape });

const inner = (schema: unknown): Described => describe(schema as z.ZodType);

function ofForm(schema: z.ZodType): Described | null {
  const form = wireForms.get(schema);
  if (!form) return null;
  if (!('of' in form)) return required({ kind: form.kind, schema });
  const { shape } = inner(form.of);
  if (form.kind !== 'items') return { presence: form.kind, shape };
  return { presence: 'optional', shape: { kind: 'list', of: shape, isTolerant: true } };
}

function ofRecord(schema: z.ZodObject): Described {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const { presence, shape } = describe(field as z.ZodType);
    return { name, presence, shape };
  });
  return required({ kind: 'record', fields });
}

/**
 * Describes what a schema reads.
 * @throws if a schema has no form: register it in `wireForms`
 */
function describe(schema: z.ZodType): Described {
  const known = ofForm(schema);
  if (known) return known;
  if (schema instanceof z.ZodObject) return ofRecord(schema);
  if (schema instanceof z.ZodEnum) {
    return required({ kind: 'choice', values: schema.options.map(String) });
  }
  if (schema instanceof z.ZodArray) {
    return required({ kind: 'list', of: inner(schema.element).shape, isTolerant: false });
  }
  if (schema instanceof z.ZodRecord) {
    return required({ kind: 'map', of: inner(schema.valueType).shape });
  }
  if (schema instanceof z.ZodBoolean) return required({ kind: 'boolean', schema });
  if (schema instanceof z.ZodNumber) return required({ kind: 'number', schema });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { presence: 'limit', shape: inner(schema.unwrap()).shape };
  }
  if (schema instanceof z.ZodPipe) return inner(schema.in);
  if (schema instanceof z.ZodUnion) return inner(schema.options[0]);
  throw new Error(`a schema of type ${schema.type} has no form`);
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** The shape of a record's schema, described once. */
export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema) ?? describe(schema).shape;
  shapes.set(schema, known);
  return known;
}
