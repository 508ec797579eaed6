import type { FactsOf, Patterns } from '@/lib/tools/pattern';

import type { FormulaFormats } from './formula-parts';

type Facts<P> = FactsOf<P, FormulaFormats>;

/** A line of a formula as data. `formulaParts` fills it in where the page draws it. */
export interface FormulaLine {
  readonly patterns: Patterns;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * A line of a formula. Its pattern (`lib/tools/pattern.ts`) is written like arithmetic:
 *
 *     'Each month: ({gap:sum} × {rate}) ÷ ({growth}^{months} − 1)[ × {late}] = {monthly:rupees}'
 *
 * - `a ÷ b` is a fraction, `a^b` a power, `(…)` a group. `^` binds first, then `÷`; the brackets
 *   around the whole upper or lower part of a fraction, or around an exponent, are not drawn.
 * - `{rate}` is a number, a text such as `k − 1`, another line, or a list of lines with plus signs
 *   between them; `{gap:sum}` is a number in a format. Other numbers and words are drawn as they
 *   are; a number next to words is one of them: `Interest of year 1:`.
 * - `[…]` is left out if one of its facts is missing.
 * @param patterns one, or several; the first whose facts are all known is used. If there is none,
 *   the line is left out.
 */
export const formulaLine = <const P extends Patterns>(
  patterns: P,
  facts: Facts<P>,
): FormulaLine => ({ patterns, facts });

/** Several lines with the same facts. */
export const formulaLines = <const P extends readonly Patterns[]>(
  lines: P,
  facts: Facts<P>,
): readonly FormulaLine[] => lines.map((patterns) => ({ patterns, facts }));

/**
 * What instalments of one rupee come to at the end, as a factor: ((1 + i)^n − 1)/i × (1 + i), or n
 * at a rate of 0; without the last factor if they are paid at the end of a period.
 * @param rate of a period, such as 0.01
 */
export const annuityFactor = (
  rate: number,
  periods: number,
  when: 'start' | 'end' = 'start',
): FormulaLine =>
  formulaLine(['({growth}^{periods} − 1) ÷ {rate}[ × {late}]', '{periods}'], {
    growth: 1 + rate,
    periods,
    rate: rate !== 0 && rate,
    late: when === 'start' && 1 + rate,
  });
