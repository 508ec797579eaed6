/**
 * Sentences from facts. A builder is a table of patterns (`lib/tools/pattern.ts`) and the facts
 * that they use:
 *
 *     say('{shares:Word share} of {name}[, {more:size} more than on {day:date}]', facts)
 */
import * as print from './format';
import { type Each, type FactsOf, fill, type Patterns } from './pattern';
import { countWord, listed } from './phrases';

/** Per cent with one decimal: `24.8%`. */
export const tenths = (percent: number): string => print.formatPercent(percent, 1);

const FORMATS = {
  plain: (fact: string | number) => String(fact),
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

type Facts<P> = FactsOf<P, typeof FORMATS>;

/** Fills the first pattern whose facts are all known; empty if there is none. */
export function say<const P extends Patterns>(patterns: P, facts: Facts<P>): string {
  return fill(patterns, facts, FORMATS)?.join('') ?? '';
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
