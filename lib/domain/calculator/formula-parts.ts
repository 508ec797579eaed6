import { fill } from '@/lib/tools/pattern';

import type { FormulaLine } from './formulas';
import { ceilRupee, roundPaisa } from './rounding';
import type { FormulaPart, Unit } from './types';

type Parts = readonly FormulaPart[];

const text = (words: string): FormulaPart => ({ kind: 'text', text: words });
const figure = (value: number): FormulaPart => ({
  kind: 'figure',
  value: Number(value.toPrecision(8)),
});
const result = (value: number, unit: Unit): Parts => [{ kind: 'result', value, unit }];

/** How `{name:format}` draws a fact. */
const FORMATS = {
  /** A number to eight significant digits, a text, another line, or terms to be added up. */
  plain: (fact: number | string | FormulaLine | readonly FormulaLine[]): Parts => {
    if (typeof fact === 'number') return [figure(fact)];
    if (typeof fact === 'string') return [text(fact)];
    return [fact].flat().flatMap((term, at) => [...(at > 0 ? [text('+')] : []), ...partsOf(term)]);
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

export type FormulaFormats = typeof FORMATS;

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
  if (tokens.shift() !== ')') throw new SyntaxError('a bracket of a formula is not closed');
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

/** The parts of a line; none if it has no pattern whose facts are all known. */
function partsOf({ patterns, facts }: FormulaLine): Parts {
  const filled = fill(patterns, facts, FORMATS) ?? [];
  const tokens = filled.flatMap((part): readonly Token[] =>
    typeof part === 'string' ? tokensOf(part) : [part],
  );
  const parts = readLine(tokens);
  if (tokens.length > 0) throw new SyntaxError('a bracket of a formula is not opened');
  return parts;
}

/**
 * The lines of a formula with their numbers filled in, without those that lack a fact.
 * @throws {SyntaxError} if a pattern's brackets do not match
 */
export const formulaParts = (lines: readonly FormulaLine[]): readonly Parts[] =>
  lines.map(partsOf).filter((parts) => parts.length > 0);
