import { startOf } from '@/lib/tools/shorten';
import { validateCommon } from '@/lib/tools/forms/common';
import type { Field } from '@/lib/tools/forms/types';

import { textOf, valueOf } from './field-text';
import { longestEcho, quoted, rulesOf } from './field-rules';
import type { Calculator, Fields, FieldSpec, Values } from './types';

/** A query: `URLSearchParams`, `FormData`, or a record such as the `searchParams` of Next.js. */
export type AddressInput =
  | { getAll(name: string): readonly unknown[] }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The text of each field by name; a list if an address repeats a name. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

export interface CalculatorState<F extends Fields = Fields> {
  /** The fields with the limits for these inputs (PPF's deposit depends on its frequency). */
  readonly specs: F;
  /** Each field with its text and, if it is wrong, its message. */
  readonly form: { readonly [K in keyof F]: Field<string> };
  readonly isValid: boolean;
  /** What the result uses: these inputs when all are valid, else the last valid ones or the defaults. */
  readonly values: Values<F>;
}

/** The parts of a calculator that are needed to read an address. */
type Reads<F extends Fields> = Pick<Calculator<F>, 'fields' | 'refine'>;

/** Characters of one field that are read from an address. No field accepts as many. */
const LONGEST = 4_100;

function hasGetAll(params: AddressInput): params is { getAll(name: string): readonly unknown[] } {
  return typeof params.getAll === 'function';
}

function givenTexts(params: AddressInput, name: string): readonly string[] {
  const given = hasGetAll(params)
    ? params.getAll(name)
    : Object.hasOwn(params, name)
      ? params[name]
      : undefined;
  const list: readonly unknown[] = Array.isArray(given)
    ? given
    : given === undefined
      ? []
      : [given];
  return list.map((text) => (typeof text === 'string' ? text : ''));
}

/** The part of an address that a calculator reads, cut to `LONGEST`, which changes no validation. */
export function textsOf(fields: Fields, params: AddressInput): Texts {
  const entries = Object.keys(fields).flatMap((name) => {
    const texts = givenTexts(params, name)
      .slice(0, 2)
      .map((text) => startOf(text, LONGEST));
    const [first] = texts;
    return first === undefined ? [] : [[name, texts.length > 1 ? texts : first] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * One result for each field, under its name. The cast is the only one here: TypeScript types the
 * entries of an object by the union of its values, so the caller states the type of each entry.
 */
function mapFields<F extends Fields, R extends Readonly<Record<keyof F, unknown>>>(
  fields: F,
  map: (spec: FieldSpec, name: keyof F & string) => unknown,
): R {
  return Object.fromEntries(
    Object.entries(fields).map(([name, spec]) => [name, map(spec, name)]),
  ) as R;
}

/**
 * Validates one field. If it is absent, the default is used; a list or the digits may start empty.
 */
function readField(spec: FieldSpec, texts: readonly string[]): Field<string> {
  const [first = textOf(spec)] = texts;
  const rules = rulesOf(spec, first);
  const value = texts.length > 1 ? texts : first;
  const isRequired = texts.length > 0 && spec.kind !== 'list';
  const { isValid, errorMessage } = validateCommon({
    label: quoted(spec.label),
    value,
    rules: isRequired ? rules : rules.filter(({ kind }) => kind !== 'required'),
    isValid: true,
    errorMessage: '',
  });
  const longest = longestEcho(spec);
  const echo = isValid || first.length <= longest ? first : `${startOf(first, longest)}…`;
  return { label: spec.label, value: echo, rules, isValid, errorMessage };
}

function readAll<F extends Fields>(specs: F, params: AddressInput): CalculatorState<F>['form'] {
  return mapFields(specs, (spec, name) => readField(spec, givenTexts(params, name)));
}

function valuesOf<F extends Fields>(specs: F, form: CalculatorState<F>['form']): Values<F> {
  return mapFields<F, Values<F>>(specs, (spec, name) =>
    valueOf(spec, form[name].isValid ? form[name].value : textOf(spec)),
  );
}

/**
 * The fields with the limits that depend on other values; the default is used for an invalid value.
 */
function withLimits<F extends Fields>(calculator: Reads<F>, values: Values<F>): F {
  const limits = calculator.refine?.(values);
  if (!limits) return calculator.fields;
  return mapFields<F, F>(calculator.fields, (spec, name) => ({ ...spec, ...limits[name] }));
}

/** The values of the bare address. */
export function defaultsOf<F extends Fields>({ fields }: Pick<Reads<F>, 'fields'>): Values<F> {
  return valuesOf(fields, readAll(fields, {}));
}

/**
 * Reads a calculator's state from an address or a form. Never throws: a blank, negative,
 * non-numeric, repeated, over-long or out-of-range field gets its message, the other fields keep
 * their input, and `values` stay those of `lastGood` (at first: the defaults). Nothing is clamped.
 */
export function parseState<F extends Fields>(
  calculator: Reads<F>,
  params: AddressInput,
  lastGood?: Values<F>,
): CalculatorState<F> {
  const base = calculator.fields;
  const specs = withLimits(calculator, valuesOf(base, readAll(base, params)));
  const form = readAll(specs, params);
  const isValid = Object.values<Field<string>>(form).every((field) => field.isValid);
  const values = isValid ? valuesOf(specs, form) : (lastGood ?? defaultsOf(calculator));
  return { specs, form, isValid, values };
}

/** The query (without `?`) that `parseState` reads back as these values; empty for the defaults. */
export function serialiseState<F extends Fields>(calculator: Reads<F>, values: Values<F>): string {
  const specs = withLimits(calculator, values);
  return Object.entries(specs)
    .filter(([name, spec]) => textOf(spec, values[name]) !== textOf(spec))
    .map(
      ([name, spec]) =>
        `${name}=${encodeURIComponent(textOf(spec, values[name])).replaceAll('%2C', ',')}`,
    )
    .join('&');
}
