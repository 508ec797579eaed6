import type { Choice, ChoiceSpec, FieldSpec, NumberSpec } from './types';

type Range = readonly [initial: number, min: number, max: number, step: number];

function number(
  unit: NumberSpec['unit'],
  places: number,
  label: string,
  noun: string,
  [initial, min, max, step]: Range,
  note?: string,
): NumberSpec {
  return { kind: 'number', label, noun, unit, default: initial, min, max, step, places, note };
}

/** A sum in rupees, paise allowed. `range` is the default, the least, the most and the slider's step. */
export function rupees(label: string, noun: string, range: Range, note?: string): NumberSpec {
  return number('₹', 2, label, noun, range, note);
}

/** A yearly rate in per cent. */
export function percent(label: string, noun: string, range: Range, note?: string): NumberSpec {
  return number('%', 6, label, noun, range, note);
}

/** A number of whole years. */
export function wholeYears(label: string, noun: string, range: Range, note?: string): NumberSpec {
  return number('years', 0, label, noun, range, note);
}

/** One of several; the first argument is the default. */
export function choice<const C extends string>(
  initial: NoInfer<C>,
  label: string,
  noun: string,
  choices: readonly Choice<C>[],
  note?: string,
): ChoiceSpec<C> {
  return { kind: 'choice', label, noun, default: initial, choices, note };
}

/** How a yearly return becomes a monthly one. */
export const basisField = choice('nominal', 'Count the return as', 'Basis', [
  {
    value: 'nominal',
    label: 'Nominal',
    note: 'A twelfth of it each month, as most Indian sites count',
  },
  {
    value: 'effective',
    label: 'Effective',
    note: 'Twelve months together make exactly the yearly return',
  },
]);

/** A whole number with Indian digit grouping, for limits in messages: 1,00,00,000. */
export function grouped(value: number): string {
  return String(value).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

function withUnit(value: number, unit: NumberSpec['unit']): string {
  if (unit === '₹') return `₹${grouped(value)}`;
  return unit === '%' ? `${value}%` : String(value);
}

/** What a field accepts, as the second sentence of its messages. */
export function allowed(spec: FieldSpec): string {
  if (spec.kind === 'choice') {
    return `Choose one of: ${spec.choices.map(({ label }) => label).join(', ')}.`;
  }
  if (spec.kind === 'digits') {
    return `Give ${spec.items} digits, each from ${spec.min} to ${spec.max}.`;
  }
  const range = `${withUnit(spec.min, spec.unit)} to ${withUnit(spec.max, spec.unit)}`;
  if (spec.kind === 'list') {
    return `Enter up to ${spec.items} numbers, each ${range}, with commas between them.`;
  }
  const years = spec.unit === 'years' ? ' years' : '';
  return spec.cure ?? `Enter ${range}${years}.`;
}
