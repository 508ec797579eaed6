import { type FactsOf, fill, type Patterns } from '@/lib/tools/pattern';

import { ceilRupee, roundPaisa } from './rounding';
import type { FormulaPart, Unit } from './types';

type Parts = readonly FormulaPart[];

const text = (words: string): FormulaPart => ({ kind: 'text', text: words });
const figure = (value: number): FormulaPart => ({
  kind: 'figure',
  value: Number(value.toPrecision(8)),
});
const result = (value: number, unit: Unit): Parts => [{ kind: 'result', value, unit }];

/** How `{name:format}` draws a number. */
const FORMATS = {
  /** A number to eight significant digits, a text, or the parts of another line. */
  plain: (fact: number | string | Parts): Parts => {
    if (typeof fact === 'number') return [figure(fact)];
    return typeof fact === 'string' ? [text(fact)] : fact;
  },
  /** A number of shares or of other things, in full. */
  count: (value: number): Parts => [{ kind: 'figure', value }],
  /** Rupees to the paisa. */
  sum: (value: number): Parts => [{ kind: 'sum', value: roundPaisa(value) }],
  /** The others draw the result of a line. */
  rupees: (value: number) => result(value, '₹'),
  /** A price or a charge, which is never said in lakh or crore. */
  exact: (value: number) => result(value, '₹ exact'),
  percent: (value: number) => result(value, '%'),
  number: (value: number) => result(value, 'number'),
  /** A payment rounded up to the rupee so that a goal is met: unrounded, and as shown. */
  roundedUp: (value: number): Parts => {
    const [exact, whole] = [result(value, '₹'), result(ceilRupee(value), '₹')];
    return roundPaisa(value) === ceilRupee(value)
      ? exact
      : [...exact, text('rounded up:'), ...whole];
  },
};

type Facts<P> = FactsOf<P, typeof FORMATS>;

/** A sign, a number or words of the pattern, or what a slot has become. */
type Token = string | Parts;

const SIGNS = /[()÷^×+−=]|[^()÷^×+−=]+/g;

const tokensOf = (words: string): readonly string[] =>
  (words.match(SIGNS) ?? []).map((token) => token.trim()).filter(Boolean);

// Each of these functions takes what it reads off the list of tokens.

/** A slot, a number, words or a group. */
function readTerm(tokens: Token[]): Parts {
  const token = tokens.shift() ?? '';
  if (typeof token !== 'string') return token;
  if (token !== '(') return [Number.isNaN(Number(token)) ? text(token) : figure(Number(token))];
  const parts = readLine(tokens);
  tokens.shift();
  return [{ kind: 'group', parts }];
}

/** The parts without brackets around all of them: a fraction bar and a raised line need none. */
function withoutBrackets(parts: Parts): Parts {
  const [first] = parts;
  return parts.length === 1 && first?.kind === 'group' ? first.parts : parts;
}

function readPower(tokens: Token[]): Parts {
  const base = readTerm(tokens);
  if (tokens[0] !== '^') return base;
  tokens.shift();
  return [{ kind: 'power', base, exponent: withoutBrackets(readTerm(tokens)) }];
}

function readFraction(tokens: Token[]): Parts {
  const over = readPower(tokens);
  if (tokens[0] !== '÷') return over;
  tokens.shift();
  const under = readPower(tokens);
  return [{ kind: 'fraction', over: withoutBrackets(over), under: withoutBrackets(under) }];
}

/** Up to the end of the line or of the group. */
function readLine(tokens: Token[]): Parts {
  const parts: FormulaPart[] = [];
  while (tokens.length > 0 && tokens[0] !== ')') parts.push(...readFraction(tokens));
  return parts;
}

/**
 * A line of a formula with its numbers filled in. Its pattern (`lib/tools/pattern.ts`) is written
 * like arithmetic:
 *
 *     'Each month: ({gap:sum} × {rate}) ÷ ({growth}^{months} − 1)[ × {late}] = {monthly:rupees}'
 *
 * - `a ÷ b` is a fraction, `a^b` a power, `(…)` a group. `^` binds first, then `÷`; the brackets
 *   around the whole upper or lower part of a fraction, or around an exponent, are not drawn.
 * - `{rate}` is a number, a text such as `k − 1` or the parts of another line; `{gap:sum}` is a
 *   number in a format. Other numbers and words are drawn as they are.
 * - `[…]` is left out if one of its facts is missing.
 * @param patterns one, or several; the first whose facts are all known is used
 * @returns no parts if there is none
 */
export function formulaLine<const P extends Patterns>(patterns: P, facts: Facts<P>): Parts {
  const tokens = fill(patterns, facts, FORMATS) ?? [];
  return readLine(
    tokens.flatMap((token): readonly Token[] =>
      typeof token === 'string' ? tokensOf(token) : [token],
    ),
  );
}

/** The lines of a formula; a line is left out if one of its facts is missing. */
export function formulaLines<const P extends readonly Patterns[]>(
  patterns: P,
  facts: Facts<P>,
): readonly Parts[] {
  return patterns
    .map((line) => formulaLine(line, facts as Facts<Patterns>))
    .filter((parts) => parts.length > 0);
}

/** Terms of one pattern, with plus signs between them. @param each the facts of each term */
export const addedUp = <const P extends Patterns>(pattern: P, each: readonly Facts<P>[]): Parts =>
  each.flatMap((facts, at) => [...(at > 0 ? [text('+')] : []), ...formulaLine(pattern, facts)]);

/**
 * What instalments of one rupee come to at the end, as a factor: ((1 + i)^n − 1)/i × (1 + i), or n
 * at a rate of 0; without the last factor if they are paid at the end of a period.
 * @param rate of a period, such as 0.01
 */
export const annuityFactor = (
  rate: number,
  periods: number,
  when: 'start' | 'end' = 'start',
): Parts =>
  formulaLine(['({growth}^{periods} − 1) ÷ {rate}[ × {late}]', '{periods}'], {
    growth: 1 + rate,
    periods,
    rate: rate !== 0 && rate,
    late: when === 'start' && 1 + rate,
  });
