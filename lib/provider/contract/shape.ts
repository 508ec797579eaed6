import type { AnyField, Fields, Form, ValueKind } from '@/lib/domain/fields';

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
  | { readonly kind: ValueKind }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly isTolerant: boolean }
  | { readonly kind: 'map'; readonly of: Shape };

const PRESENCE: Partial<Readonly<Record<Form['kind'], Presence>>> = {
  optional: 'optional',
  list: 'optional',
  limit: 'limit',
  maybe: 'limit',
};

/** The fields of a record by their names in the answer; those of a group are its own. */
const fieldsOf = (fields: Fields): Field[] =>
  Object.entries(fields).flatMap(([name, one]) =>
    'group' in one
      ? fieldsOf(one.group)
      : {
          name: one.name ?? name,
          presence: PRESENCE[one.form.kind] ?? 'required',
          shape: shapeOf(one),
        },
  );

/** The shape of what a provider sends for a field or a record. */
export function shapeOf({ form }: AnyField): Shape {
  if ('fields' in form) return { kind: 'record', fields: fieldsOf(form.fields) };
  if (!('of' in form)) return form;
  const of = shapeOf(form.of);
  if (form.kind === 'map') return { kind: 'map', of };
  const isList = form.kind === 'list' || form.kind === 'every';
  return isList ? { kind: 'list', of, isTolerant: form.kind === 'list' } : of;
}
