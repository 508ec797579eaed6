import { ceilRupee, roundPaisa, roundTo } from './rounding';
import type { FormulaPart, Quantity, Unit } from './types';

type Parts = readonly FormulaPart[];

export const inRupees = (value: number): Quantity => ({ value, unit: '₹' });
/** A price or a charge, which is never said in lakh or crore. */
export const inExactRupees = (value: number): Quantity => ({ value, unit: '₹ exact' });
export const inPercent = (value: number): Quantity => ({ value: roundTo(value, 4), unit: '%' });
export const plain = (value: number): Quantity => ({ value, unit: 'number' });
export const years = (value: number): Quantity => ({ value: roundTo(value, 1), unit: 'years' });
export const months = (value: number): Quantity => ({ value, unit: 'months' });
export const yearNumber = (value: number): Quantity => ({ value, unit: 'year' });

/** A number in a formula, to eight significant digits. */
export const figure = (value: number): FormulaPart => ({
  kind: 'figure',
  value: Number(value.toPrecision(8)),
});

/** A number of shares or of another thing in a formula, in full. */
export const count = (value: number): FormulaPart => ({ kind: 'figure', value });

/** A sum of money in a formula, to the paisa. */
export const sum = (value: number): FormulaPart => ({ kind: 'sum', value: roundPaisa(value) });
export const text = (content: string): FormulaPart => ({ kind: 'text', text: content });
export const TIMES = text('×');
export const PLUS = text('+');
export const MINUS = text('−');
export const EQUALS = text('=');

export const group = (...parts: Parts): FormulaPart => ({ kind: 'group', parts });

export const fraction = (over: Parts, under: Parts): FormulaPart => ({
  kind: 'fraction',
  over,
  under,
});

export const power = (base: number, ...exponent: Parts): FormulaPart => ({
  kind: 'power',
  base: [figure(base)],
  exponent,
});

export const result = (value: number, unit: Unit = '₹'): FormulaPart => ({
  kind: 'result',
  value,
  unit,
});

/** A payment that is rounded up to the rupee so that a goal is met: unrounded, and as shown. */
export const roundedUp = (value: number): Parts =>
  roundPaisa(value) === ceilRupee(value)
    ? [result(value)]
    : [result(value), text('rounded up:'), result(ceilRupee(value))];

/** ((1+i)^n − 1)/i × (1+i), or n at a rate of 0; without the last factor if paid at the end of a period. */
export function annuityParts(rate: number, periods: number, when = 'start'): Parts {
  if (rate === 0) return [figure(periods)];
  const over = [power(1 + rate, figure(periods)), MINUS, figure(1)];
  const late = fraction(over, [figure(rate)]);
  return when === 'start' ? [late, TIMES, figure(1 + rate)] : [late];
}
