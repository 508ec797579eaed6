import type { AddressInput, FieldSpec } from '@/lib/calculators';

/** What stands in the fields of a form, by name; a list where an address gives a name repeatedly. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/** Enough of a text to be judged as the whole would be: no field takes as many characters. */
const LONGEST = 700;

function given(params: AddressInput, name: string): readonly unknown[] {
  if (typeof params.getAll === 'function') return params.getAll(name);
  const value = Object.hasOwn(params, name) ? (params as Record<string, unknown>)[name] : undefined;
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** The part of an address that a calculator reads, cut to a bearable size. */
export function textsOf(fields: Readonly<Record<string, FieldSpec>>, params: AddressInput): Texts {
  const entries = Object.keys(fields).flatMap((name) => {
    const texts = given(params, name)
      .slice(0, 2)
      .map((text) => (typeof text === 'string' ? text.slice(0, LONGEST) : ''));
    const [first] = texts;
    return first === undefined ? [] : [[name, texts.length > 1 ? texts : first] as const];
  });
  return Object.fromEntries(entries);
}
