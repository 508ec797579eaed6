/**
 * Patterns: texts with slots for facts. Sentences (`say`, and `phrase` of the calculators) and
 * formulas (`formulaLines`) are written as patterns; each has a table of formats of its own.
 *
 * - `{name}` is a fact in the format `plain`, `{day:date}` in another one, `{count:Word}` with a
 *   capital if the format draws a text. `{isNew?}` draws nothing: it is a condition.
 * - `{shares:word share}` adds a noun that agrees in number, `{losses:word loss/losses}` a noun
 *   with an irregular plural; `{shares is/are}` draws only the agreeing word.
 * - A fact is missing if it is `null`, `undefined`, `false` or empty. The pattern is then skipped,
 *   or only the clause if the fact is in `[brackets]`. Clauses cannot be nested.
 */
import { asSentence } from './phrases';

/** One pattern, or several; the first whose facts are all known is used. */
export type Patterns = string | readonly string[];

/** Draws facts, by the name that a slot gives after its colon; `plain` if it gives none. */
type Formats = Readonly<Record<string, (fact: never) => unknown>>;

/** The patterns in a list of them, or in a list of lists. */
export type Each<P> = P extends readonly (infer One)[] ? Each<One> : P;
type Slots<P> = P extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type NameOf<Slot> = Slot extends `${infer Head} ${string}`
  ? NameOf<Head>
  : Slot extends `${infer Name}:${string}` | `${infer Name}?`
    ? Name
    : Slot;
type Drawn<F extends Formats, Format> = Parameters<F[Format & keyof F]>[0];
type FactOf<Slot, F extends Formats> = Slot extends `${infer Head} ${string}`
  ? FactOf<Head, F> & number
  : Slot extends `${string}:${infer Format}`
    ? Drawn<F, Uncapitalize<Format>>
    : Drawn<F, 'plain'> | (Slot extends `${string}?` ? boolean : never);

/** The facts that patterns use, by name. */
export type FactsOf<P, F extends Formats> = {
  readonly [Slot in Slots<Each<P>> as NameOf<Slot>]: FactOf<Slot, F> | null | undefined | false;
};

const CLAUSE = /\[([^\]]*)\]/;
const SLOT = /\{([^}]*)\}/;
const IN_SLOT = /^(?<name>\w+)(?::(?<format>\w+))?(?: (?<noun>.+)|(?<isCondition>\?))?$/;

type Facts = Readonly<Record<string, unknown>>;
/** What a text or a slot becomes, in order. */
type Parts = readonly unknown[];

const isKnown = (fact: unknown): boolean =>
  fact !== null && fact !== undefined && fact !== false && fact !== '';

function agreeing(count: number, noun: string): string {
  const [one = '', many = `${one}s`] = noun.split('/');
  return count === 1 ? one : many;
}

function drawn(fact: unknown, format: string, formats: Formats): unknown {
  const name = format.charAt(0).toLowerCase() + format.slice(1);
  const part = (formats[name] as (fact: unknown) => unknown)(fact);
  return name !== format && typeof part === 'string' ? asSentence(part) : part;
}

/** All parts in one list; `null` if one of them is missing. */
const whole = (parts: readonly (Parts | null)[]): Parts | null =>
  parts.includes(null) ? null : parts.flatMap((part) => part ?? []);

/** `null` if the fact is missing. */
function readSlot(slot: string, facts: Facts, formats: Formats): Parts | null {
  const { name = '', format, noun, isCondition } = IN_SLOT.exec(slot)?.groups ?? {};
  const fact = facts[name];
  if (!isKnown(fact)) return null;
  if (isCondition) return [];
  if (!noun) return [drawn(fact, format ?? 'plain', formats)];
  const word = agreeing(Number(fact), noun);
  return format ? [drawn(fact, format, formats), ' ', word] : [word];
}

/** Reads a pattern without clauses; `null` if a fact is missing. */
function readClause(clause: string, facts: Facts, formats: Formats): Parts | null {
  // Every second part is a slot.
  const parts = clause.split(SLOT);
  return whole(parts.map((part, at) => (at % 2 === 1 ? readSlot(part, facts, formats) : [part])));
}

/**
 * Fills the first pattern whose facts are all known.
 * @returns its texts, and what the formats draw, in order; `null` if there is no such pattern
 */
export function fill<F extends Formats>(
  patterns: Patterns,
  facts: Facts,
  formats: F,
): readonly (string | ReturnType<F[keyof F]>)[] | null {
  for (const pattern of [patterns].flat()) {
    // Every second part is a clause.
    const parts = pattern
      .split(CLAUSE)
      .map((part, at) => readClause(part, facts, formats) ?? (at % 2 === 1 ? [] : null));
    const filled = whole(parts);
    if (filled) return filled as (string | ReturnType<F[keyof F]>)[];
  }
  return null;
}
