/**
 * Sentences from facts. A builder is a table of patterns and the facts that they use:
 *
 *     say('{shares:Word share} of {name}[, {more:size} more than on {day:date}]', facts)
 *
 * - `{name}` prints a text or number as it is, `{day:date}` in a format, with a capital in a format
 *   that has one. `{isNew?}` prints nothing: it is a condition.
 * - `{shares:word share}` adds a noun that agrees in number, `{losses:word loss/losses}` a noun
 *   with an irregular plural; `{shares is/are}` prints only the agreeing word.
 * - A fact is missing if it is `null`, `undefined`, `false` or empty. The pattern is then skipped,
 *   or only the clause if the fact is in `[brackets]`. Clauses cannot be nested.
 */
import * as print from './format';
import { asSentence, countWord, listed } from './phrases';

/** Per cent with one decimal: `24.8%`. */
export const tenths = (percent: number): string => print.formatPercent(percent, 1);

const FORMATS = {
  text: (text: string) => text,
  /** `a, b and c` */
  list: listed,
  /** `seven`; `no` for 0. */
  word: countWord,
  /** `seven`; `none` for 0. */
  none: (count: number) => (count === 0 ? 'none' : countWord(count)),
  /** `1,200` */
  count: (count: number) => print.formatCount(count),
  number: (value: number) => print.formatNumber(value),
  percent: (percent: number) => print.formatPercent(percent),
  tenths,
  /** Per cent without a sign. */
  size: (percent: number) => print.formatPercent(Math.abs(percent)),
  rupees: (rupees: number) => print.formatRupees(rupees),
  crore: (crore: number) => print.formatCrore(crore),
  /** `₹4,521 crore`, for a heading. */
  roundCrore: (crore: number) => print.formatRoundCrore(crore),
  /** `₹17.32 lakh crore`, `₹13,967.90 crore` */
  largeCrore: (crore: number) => print.formatLargeCrore(crore),
  date: (day: string) => print.formatDate(day),
  month: (day: string) => print.formatMonth(day),
  asOf: (moment: string) => print.formatAsOf(moment),
};

type Formats = typeof FORMATS;
/** One pattern, or several; the first whose facts are all known is used. */
type Patterns = string | readonly string[];
type Each<P> = P extends readonly (infer One)[] ? One : P;
type Slots<P> = P extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type NameOf<Slot> = Slot extends `${infer Head} ${string}`
  ? NameOf<Head>
  : Slot extends `${infer Name}:${string}` | `${infer Name}?`
    ? Name
    : Slot;
type FactOf<Slot> = Slot extends `${infer Head} ${string}`
  ? FactOf<Head> & number
  : Slot extends `${string}:${infer Format}`
    ? Parameters<Formats[Uncapitalize<Format> & keyof Formats]>[0]
    : string | number | (Slot extends `${string}?` ? boolean : never);

/** The facts that patterns use, by name. */
type Facts<P> = {
  readonly [Slot in Slots<Each<P>> as NameOf<Slot>]: FactOf<Slot> | null | undefined | false;
};

const CLAUSE = /\[([^\]]*)\]/;
const SLOT = /\{(\w+)(?::(\w+))?(?: ([^}]+)|(\?))?\}/g;

function agreeing(count: number, noun: string): string {
  const [one = '', many = `${one}s`] = noun.split('/');
  return count === 1 ? one : many;
}

function printed(fact: unknown, format = '', noun = ''): string {
  const name = format.charAt(0).toLowerCase() + format.slice(1);
  const inFormat = name && (FORMATS[name as keyof Formats] as (fact: unknown) => string)(fact);
  const words = [inFormat, noun && agreeing(Number(fact), noun)].filter(Boolean);
  const text = words.join(' ') || String(fact);
  return name === format ? text : asSentence(text);
}

const isKnown = (fact: unknown): boolean =>
  fact !== null && fact !== undefined && fact !== false && fact !== '';

/** Fills a pattern without clauses; `null` if a fact is missing. */
function filled(pattern: string, facts: Readonly<Record<string, unknown>>): string | null {
  let isWhole = true;
  const text = pattern.replace(SLOT, (_, name: string, format?: string, noun?: string, isTest?) => {
    isWhole &&= isKnown(facts[name]);
    return isWhole && !isTest ? printed(facts[name], format, noun) : '';
  });
  return isWhole ? text : null;
}

/** Fills the first pattern whose facts are all known; empty if there is none. */
export function say<const P extends Patterns>(patterns: P, facts: Facts<P>): string {
  for (const pattern of [patterns].flat()) {
    // Every second part is a clause.
    const parts = pattern
      .split(CLAUSE)
      .map((part, at) => filled(part, facts) ?? (at % 2 === 1 ? '' : null));
    if (!parts.includes(null)) return parts.join('');
  }
  return '';
}

/** A question and its answer, in plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * Makes a question for each item whose facts are known.
 * @param factsOf the facts of an item; `null` if the question makes no sense
 */
export const asking =
  <Thing, const P extends string, const Q extends Patterns>(
    asked: P,
    answered: Q,
    factsOf: (thing: Thing) => Facts<P | Each<Q>> | null | undefined | false,
  ) =>
  (thing: Thing): readonly Question[] => {
    const facts = factsOf(thing);
    if (!facts) return [];
    const [question, answer] = [say(asked as string, facts), say(answered as Patterns, facts)];
    return question && answer ? [{ question, answer }] : [];
  };

/**
 * A change as printed, with its direction in words: `up 12.34%`, `unchanged`; empty if there is no
 * change to print.
 * @param words for a rise, a fall, and a change that prints as zero
 * @param size prints the size
 */
export function moved(
  change: number | null | undefined,
  words: `${string}/${string}/${string}` = 'up/down/unchanged',
  size: (change: number) => string = FORMATS.size,
): string {
  if (change === null || change === undefined) return '';
  const [up = '', down = '', none = ''] = words.split('/');
  const far = size(Math.abs(change));
  if (far === size(0)) return none;
  return `${change > 0 ? up : down} ${far}`;
}
