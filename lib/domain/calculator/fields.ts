import { AMFI_RANGE, illustrationRates } from '@/lib/domain/rule/illustration-rates';

import type { Choice, ChoiceSpec, DaySpec, FieldSpec, LinesSpec, NumberSpec } from './types';

type Range = readonly [initial: number, min: number, max: number, step: number];

function number(
  unit: NumberSpec['unit'],
  places: number,
  label: string,
  [initial, min, max, step]: Range,
  note?: string,
): NumberSpec {
  return { kind: 'number', label, unit, default: initial, min, max, step, places, note };
}

/** A sum in rupees, paise allowed. `range` is the default, the least, the most and the slider's step. */
export function rupees(label: string, range: Range, note?: string): NumberSpec {
  return number('₹', 2, label, range, note);
}

/** A price a unit in rupees, from 0 to ten lakh; currencies are quoted with four decimals. */
export const price = (label: string, initial: number): NumberSpec =>
  number('₹', 4, label, [initial, 0, 1_000_000, 1]);

/** A number of shares or of units of a contract, from 0 to ten lakh. */
export const units = (label: string, initial: number): NumberSpec =>
  number('units', 0, label, [initial, 0, 1_000_000, 1]);

/** A yearly rate in per cent. */
export function percent(label: string, range: Range, note?: string): NumberSpec {
  return number('%', 6, label, range, note);
}

/**
 * The assumed yearly return of a fund, within the bounds of the firm's profile. A default outside
 * the bounds is moved to the nearer one.
 */
export function fundReturn(label: string, initial: number): NumberSpec {
  const { min, max } = illustrationRates;
  const range = [Math.min(Math.max(initial, min), max), min, max, 0.5] as const;
  return percent(label, range);
}

/** A note for a return to which the bounds do not apply. */
export const FUND_RETURNS_NOTE = `AMFI lets its members illustrate funds with ${AMFI_RANGE.min}% to ${AMFI_RANGE.max}% a year. Beyond that it is arithmetic, not an expectation.`;

/** A number of whole years. */
export function wholeYears(label: string, range: Range, note?: string): NumberSpec {
  return number('years', 0, label, range, note);
}

/** A number of whole months. */
export function wholeMonths(label: string, range: Range, note?: string): NumberSpec {
  return number('months', 0, label, range, note);
}

/** One of several; the first argument is the default. */
export function choice<const C extends string>(
  initial: NoInfer<C>,
  label: string,
  choices: readonly Choice<C>[],
  note?: string,
): ChoiceSpec<C> {
  return { kind: 'choice', label, default: initial, choices, note };
}

/** A choice of how to count, which a visitor may leave alone; the first argument is the default. */
export function assumption<const C extends string>(
  initial: NoInfer<C>,
  label: string,
  choices: readonly Choice<C>[],
): ChoiceSpec<C> {
  return { ...choice(initial, label, choices), isAssumption: true };
}

/** A text of several lines, with its default and the required content of a line. */
export function lines(
  label: string,
  initial: string,
  note: string,
  problemOf: LinesSpec['problemOf'],
): LinesSpec {
  return { kind: 'lines', label, default: initial, length: 4_000, note, problemOf };
}
/** A number of days. */
export const days = (label: string, range: Range): NumberSpec => number('days', 0, label, range);

/** A calendar day. */
export const day = (label: string, initial: string): DaySpec => ({
  kind: 'day',
  label,
  default: initial,
});

/** How a yearly return is converted to a monthly one. */
export const basisField = assumption('nominal', 'Count the return as', [
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

/** The day of the month on which instalments fall. */
export const whenField = assumption('start', 'Paid at the month’s', [
  { value: 'start', label: 'Start', note: 'Each instalment earns from its own month on' },
  { value: 'end', label: 'End', note: 'Each earns a month less, as some sites count' },
]);

/** A whole number with Indian digit grouping, for limits in messages: 1,00,00,000. */
export function grouped(value: number): string {
  return String(value).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

/** The units that are words after a number. */
const COUNTED: ReadonlySet<NumberSpec['unit']> = new Set(['years', 'months', 'days', 'units']);

function withUnit(value: number, unit: NumberSpec['unit']): string {
  if (unit.startsWith('₹')) return `₹${grouped(value)}`;
  return unit === '%' ? `${value}%` : String(value);
}

/** The values that a field accepts, as the second sentence of its messages. */
export function allowed(spec: FieldSpec): string {
  if (spec.kind === 'choice') {
    return `Choose one of: ${spec.choices.map(({ label }) => label).join(', ')}.`;
  }
  if (spec.kind === 'lines') return spec.note;
  if (spec.kind === 'day') return `Enter a day, such as ${spec.default}.`;
  if (spec.kind === 'digits') {
    return `Give ${spec.items} digits, each from ${spec.min} to ${spec.max}.`;
  }
  const range = `${withUnit(spec.min, spec.unit)} to ${withUnit(spec.max, spec.unit)}`;
  if (spec.kind === 'list') {
    return `Enter up to ${spec.items} numbers, each ${range}, with commas between them.`;
  }
  const time = COUNTED.has(spec.unit) ? ` ${spec.unit}` : '';
  return spec.cure ?? `Enter ${range}${time}.`;
}
