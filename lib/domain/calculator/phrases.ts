import { type FactsOf, fill, type Patterns } from '@/lib/tools/pattern';
import { numberWord } from '@/lib/tools/phrases';

import { roundTo } from './rounding';
import type { Phrase, Quantity, Unit } from './types';

const quantity = (value: number, unit: Unit): Quantity => ({ value, unit });
const inPercent = (value: number): Quantity => quantity(roundTo(value, 4), '%');

/** How `{name:format}` draws a fact: as a text, or as quantities that the page formats. */
const FORMATS = {
  plain: (fact: string | number | Quantity): string | Quantity =>
    typeof fact === 'number' ? String(fact) : fact,
  /** `seven`, `twenty-five` */
  word: numberWord,
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
