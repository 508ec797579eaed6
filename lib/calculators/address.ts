import { validateField, type Field } from '@/lib/forms';

import { longestList, rulesOf } from './rules';
import { textOf, valueOf } from './texts';
import type { Calculator, Fields, FieldSpec, Values } from './types';

/** An address's query: `URLSearchParams`, `FormData`, or a record such as the framework's `searchParams`. */
export type AddressInput =
  | { getAll(name: string): readonly unknown[] }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface CalculatorState<F extends Fields> {
  /** The fields as they hold for these inputs (PPF's deposit range depends on its frequency). */
  readonly specs: F;
  /** Each field with the text of its box and, where it is wrong, its message. */
  readonly form: { readonly [K in keyof F]: Field<string> };
  readonly isValid: boolean;
  /** What the result uses: these inputs when all are valid, else the last good ones or the defaults. */
  readonly values: Values<F>;
}

/** What a box repeats of an over-long text: enough to know it by, too long to pass the rules. */
const ECHO = 40;

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

/** One field checked. An absent one takes its default; a list or the digits may start out empty. */
function readField(spec: FieldSpec, texts: readonly string[]): Field<string> {
  const rules = rulesOf(spec);
  const [first = textOf(spec)] = texts;
  const value = texts.length > 1 ? texts : first;
  const needed = texts.length > 0 && spec.kind !== 'list';
  const { isValid, errorMessage } = validateField({
    label: spec.noun,
    value,
    rules: needed ? rules : rules.filter(({ kind }) => kind !== 'required'),
    isValid: true,
    errorMessage: '',
  });
  const longest = spec.kind === 'list' ? longestList(spec) : ECHO;
  const echo = isValid || first.length <= longest ? first : `${first.slice(0, longest)}…`;
  return { label: spec.noun, value: echo, rules, isValid, errorMessage };
}

function readAll<F extends Fields>(specs: F, params: AddressInput): CalculatorState<F>['form'] {
  const entries = Object.entries(specs).map(
    ([name, spec]) => [name, readField(spec, givenTexts(params, name))] as const,
  );
  return Object.fromEntries(entries) as unknown as CalculatorState<F>['form'];
}

function valuesOf<F extends Fields>(specs: F, form: CalculatorState<F>['form']): Values<F> {
  const entries = Object.entries(specs).map(([name, spec]) => {
    const field = form[name];
    return [name, valueOf(spec, field?.isValid ? field.value : textOf(spec))] as const;
  });
  return Object.fromEntries(entries) as unknown as Values<F>;
}

/** The fields narrowed by each other's values, a wrong one counting as its default. */
function refined<F extends Fields>(calculator: Calculator<F>, values: Values<F>): F {
  const limits = calculator.refine?.(values);
  if (!limits) return calculator.fields;
  const entries = Object.entries(calculator.fields).map(
    ([name, spec]) => [name, { ...spec, ...limits[name] }] as const,
  );
  return Object.fromEntries(entries) as unknown as F;
}

/** The values of the bare address. */
export function defaultsOf<F extends Fields>({ fields }: Pick<Calculator<F>, 'fields'>): Values<F> {
  return valuesOf(fields, readAll(fields, {}));
}

/**
 * Reads a calculator's state from an address or a form. Never throws: a blank, negative,
 * non-numeric, repeated, over-long or out-of-range field carries its message, the other fields keep
 * what was given, and `values` stay those of `lastGood` (at first: the defaults). Nothing is clamped.
 */
export function parseState<F extends Fields>(
  calculator: Calculator<F>,
  params: AddressInput,
  lastGood?: Values<F>,
): CalculatorState<F> {
  const base = calculator.fields;
  const specs = refined(calculator, valuesOf(base, readAll(base, params)));
  const form = readAll(specs, params);
  const isValid = Object.values<Field<string>>(form).every((field) => field.isValid);
  const values = isValid ? valuesOf(specs, form) : (lastGood ?? defaultsOf(calculator));
  return { specs, form, isValid, values };
}

/** The query (without `?`) that `parseState` reads back as these values; empty for the defaults. */
export function serialiseState<F extends Fields>(
  calculator: Calculator<F>,
  values: Values<F>,
): string {
  const specs = refined(calculator, values);
  return Object.entries(specs)
    .filter(([name, spec]) => textOf(spec, values[name]) !== textOf(spec))
    .map(
      ([name, spec]) =>
        `${name}=${encodeURIComponent(textOf(spec, values[name])).replaceAll('%2C', ',')}`,
    )
    .join('&');
}
