import { z } from 'zod';

import type { AnyField, Field, Fields, Form, ValueKind } from '@/lib/domain/fields';

import * as values from './values/primitives';

/** The schema of each kind of value. */
export const VALUE_SCHEMAS: Readonly<Record<ValueKind, z.ZodType>> = {
  text: values.text,
  lines: values.lines,
  markup: values.markup,
  figure: values.figure,
  date: values.date,
  link: values.link,
  asset: values.asset,
  navDays: values.navDays,
  number: z.number(),
  boolean: z.boolean(),
};

type Given = Readonly<Record<string, unknown>>;

/** A field of a record under construction. */
interface Part {
  readonly name: string;
  readonly from: string;
  /** A record without its value is dropped. */
  readonly isNeeded: boolean;
  /** The parts of a group. */
  readonly parts: readonly Part[] | null;
}

const partsOf = (fields: Fields): Part[] =>
  Object.entries(fields).map(([name, one]) =>
    'group' in one
      ? { name, from: name, isNeeded: true, parts: partsOf(one.group) }
      : { name, from: one.name ?? name, isNeeded: one.form.kind === 'needed', parts: null },
  );

/** Builds a record from validated values; `null` if one that it needs is missing. */
function build(parts: readonly Part[], given: Given): Given | null {
  const made: Record<string, unknown> = {};
  for (const part of parts) {
    const value = part.parts === null ? given[part.from] : build(part.parts, given);
    if (value === null && part.isNeeded) return null;
    if (value !== undefined) made[part.name] = value;
  }
  return made;
}

/** The schemas of fields by their names in the answer. */
const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) =>
      'group' in one ? Object.entries(shapeOf(one.group)) : [[one.name ?? name, fieldSchema(one)]],
    ),
  );

function recordSchema(fields: Fields): z.ZodType {
  const parts = partsOf(fields);
  return z.object(shapeOf(fields)).transform((given) => build(parts, given));
}

function formSchema(form: Form): z.ZodType {
  if ('fields' in form) return recordSchema(form.fields);
  if ('values' in form) return z.enum(form.values);
  if (!('of' in form)) return VALUE_SCHEMAS[form.kind];
  const of = fieldSchema(form.of);
  if (form.kind === 'optional') return values.optional(of);
  if (form.kind === 'limit') return values.limiting(of);
  if (form.kind === 'maybe') return of.nullish();
  if (form.kind === 'list') return values.optionalList(of);
  if (form.kind === 'every') return z.array(of);
  return form.kind === 'map' ? z.record(values.text, of) : of;
}

function fieldSchema({ form, make }: AnyField): z.ZodType {
  const schema = formSchema(form);
  if (make === null) return schema;
  const rule = make as (value: unknown) => unknown;
  // A record that lacks a value it needs has been dropped before its rule is asked.
  return schema.transform((value) =>
    value === null && form.kind === 'record' ? null : rule(value),
  );
}

/**
 * The schema of a field or a record: it validates what a provider sends and returns the site's
 * value, `null` for a record that is to be dropped.
 */
export const schemaOf = <Value, Sends>(
  field: Field<Value, Sends, string | null>,
): z.ZodType<Value, Sends> => fieldSchema(field) as z.ZodType<Value, Sends>;
