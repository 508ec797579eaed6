import { formatCount, formatDate } from '@/lib/tools/format';
import { type FactsOf, fill, type Patterns } from '@/lib/tools/pattern';

import { numberWord } from './number-words';
import { ceilRupee, roundPaisa, roundTo } from './rounding';
import type { FormulaPart, Phrase, Quantity, Unit } from './types';

const quantity = (value: number, unit: Unit): Quantity => ({ value, unit });
export const inPercent = (value: number): Quantity => ({ value: roundTo(value, 4), unit: '%' });

/** How `{name:format}` draws a fact: as a text, or as quantities that the page formats. */
const FORMATS = {
  plain: (fact: string | number | Quantity): string | Quantity =>
    typeof fact === 'number' ? String(fact) : fact,
  /** `seven`, `twenty-five` */
  word: numberWord,
  /** `1,200` */
  count: (value: number) => formatCount(value),
  date: (day: string) => formatDate(day),
  /** Rupees, large sums in lakh and crore. */
  rupees: (value: number) => quantity(value, '₹'),
  /** A price or a charge, which is never said in lakh or crore. */
  exact: (value: number) => quantity(value, '₹ exact'),
  percent: inPercent,
  /** `5%, 6.5% and 7%` */
  percents: (values: readonly number[]): Phrase =>
    values.flatMap((value, at) => {
      const before = at === 0 ? '' : at === values.length - 1 ? ' and ' : ', ';
      return [before, inPercent(value)];
    }),
  /** A share in whole per cent; one that rounds to 0 is `less than 1%`. */
  share: (value: number): Phrase => (value > 0 ? [inPercent(value)] : ['less than ', inPercent(1)]),
  number: (value: number) => quantity(value, 'number'),
  /** `7.5 years` */
  years: (value: number) => quantity(roundTo(value, 1), 'years'),
  months: (value: number) => quantity(value, 'months'),
  /** `year 11` */
  year: (value: number) => quantity(value, 'year'),
};

type Facts<P> = FactsOf<P, typeof FORMATS>;

/** Joins neighbouring texts. */
function joined(parts: Phrase): Phrase {
  const all: (string | Quantity)[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all.splice(-1, 1, last + part);
    else if (part !== '') all.push(part);
  }
  return all;
}

/**
 * A sentence of a calculator: what `say` is for texts (`lib/tools/sentence.ts`), with quantities as
 * parts of their own:
 *
 *     phrase('The deposit earns {interest:rupees}[ in {months:word month}].', facts)
 *
 * @param patterns as in `lib/tools/pattern.ts`; the first whose facts are all known is used
 * @returns no parts if there is none
 */
export function phrase<const P extends Patterns>(patterns: P, facts: Facts<P>): Phrase {
  return joined((fill(patterns, facts, FORMATS) ?? []).flat());
}

/** Sentences from the same facts; one is left out if one of its facts is missing. */
export function phrases<const P extends readonly Patterns[]>(
  patterns: P,
  facts: Facts<P>,
): readonly Phrase[] {
  return patterns
    .map((sentence) => phrase(sentence, facts as Facts<Patterns>))
    .filter((parts) => parts.length > 0);
}

// OLD
type Parts = readonly FormulaPart[];
export const inRupees = (value: number): Quantity => ({ value, unit: '₹' });
/** A price or a charge, which is never said in lakh or crore. */
export const inExactRupees = (value: number): Quantity => ({ value, unit: '₹ exact' });
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
