import { foldName, foldText } from '@/lib/tools/fold';
import { oncePer } from '@/lib/tools/once-per';

import { type Lines, linesOf, linesWith } from './lines';
import {
  entriesAt,
  MIN_QUERY,
  normaliseQuery,
  search,
  type SearchEntry,
  type SearchFields,
  type SearchIndex,
} from './match';
import { SHORT_FORMS } from './words';

/** What a text finds among companies. */
interface FoundCompanies {
  /** All that match, by name ascending. */
  readonly matches: readonly SearchEntry[];
  /** The one that the text is the symbol, a code or another name of, or whose name alone begins so. */
  readonly best: SearchEntry | null;
  /** The best one, or of those that match closely the two largest. */
  readonly closest: readonly SearchEntry[];
}

export const NO_COMPANIES: FoundCompanies = { matches: [], best: null, closest: [] };

const MAX_CLOSEST = 2;

/** Letters and digits alone: `bajaj-auto`, `Bajaj Auto` and `bajajauto` are one. */
const squeeze = (text: string): string => foldText(text).replaceAll(' ', '');

interface Spellings {
  /** Lines by squeezed name, without `Limited` and the like. */
  readonly wholes: ReadonlyMap<string, number>;
  /** Lines by squeezed symbol. */
  readonly symbols: ReadonlyMap<string, number>;
  /** Lines by squeezed other name; a name of several companies has several. */
  readonly others: ReadonlyMap<string, readonly number[]>;
  /** Squeezed names, one line per company. */
  readonly names: Lines;
}

const spellingsOf = oncePer(({ lower, others, folded }: SearchIndex): Spellings => {
  const byOther = new Map<string, number[]>();
  for (const { text, line } of others) {
    const key = text.replaceAll(' ', '');
    byOther.set(key, [...new Set([...(byOther.get(key) ?? []), line])]);
  }
  const names = folded.text.replaceAll(' ', '').split('\n');
  return {
    wholes: new Map(names.map((name, line) => [name, line])),
    symbols: new Map(lower.map(({ symbol }, line) => [squeeze(symbol), line])),
    others: byOther,
    names: linesOf(names),
  };
});

/** Fewest letters of a text that is looked for without its blanks. */
const MIN_SQUEEZED = 5;

/** Lines that begin with a text. */
const beginning = (lines: Lines, wanted: string): number[] =>
  linesWith(lines, wanted).filter((line) => lines.text.startsWith(wanted, lines.starts[line]));

/** Lines in which each word begins a word, in any order. */
function withWords({ folded }: SearchIndex, text: string): number[] {
  const words = text.split(' ').filter(Boolean);
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (words.length < 2 || longest.length < MIN_QUERY) return [];
  const starts = words.map((word) => ` ${word}`);
  return linesWith(folded, longest).filter((line) => {
    const from = folded.starts[line] ?? 0;
    const end = folded.text.indexOf('\n', from);
    const name = ` ${folded.text.slice(from, end === -1 ? undefined : end)}`;
    return starts.every((start) => name.includes(start));
  });
}

/** A name with short forms of words written out: `dr reddys labs`. */
const writtenOut = (text: string): string =>
  text
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ');

/** Lines that match in another spelling: without `Limited`, in one word, in another order of words. */
function inSpelling(index: SearchIndex, folded: string): number[] {
  if (folded.length < MIN_QUERY) return [];
  const found = linesWith(index.folded, folded);
  if (found.length > 0) return found;
  const squeezed = folded.replaceAll(' ', '');
  const joined =
    squeezed.length < MIN_SQUEEZED ? [] : beginning(spellingsOf(index).names, squeezed);
  return joined.length > 0 ? joined : withWords(index, folded);
}

/** Lines that match in another spelling, or else with short forms written out. */
function otherSpellings(index: SearchIndex, text: string): number[] {
  const folded = foldName(text);
  const found = inSpelling(index, folded);
  const whole = writtenOut(folded);
  return found.length > 0 || whole === folded ? found : inSpelling(index, whole);
}

/** The line that a text is a code, the symbol, the name or another name of. */
function lineNamed(index: SearchIndex, text: string): number | undefined {
  const { symbols, others, wholes } = spellingsOf(index);
  const key = squeeze(text);
  const named = others.get(key) ?? [];
  return (
    index.codes.get(normaliseQuery(text)) ??
    symbols.get(key) ??
    wholes.get(foldName(text).replaceAll(' ', '')) ??
    (named.length === 1 ? named[0] : undefined)
  );
}

/** The line whose name alone begins with a text, or which is named so whole. */
function lineBegun({ lower, folded }: SearchIndex, text: string): number | undefined {
  const wanted = normaliseQuery(text);
  const name = foldName(text);
  if (wanted.length < MIN_QUERY) return undefined;
  const begun = new Set(beginning(folded, name));
  lower.forEach(({ name: whole }, line) => {
    if (whole.startsWith(wanted)) begun.add(line);
  });
  const [first, ...more] = begun;
  if (more.length === 0) return first;
  const end = (line: number) => (folded.starts[line] ?? 0) + name.length;
  const same = [...begun].filter((line) => '\n'.startsWith(folded.text.charAt(end(line))));
  return same.length === 1 ? same[0] : undefined;
}

const byName = (entries: readonly SearchEntry[]): readonly SearchEntry[] => {
  const keyOf = ({ name }: SearchEntry) => name.toLowerCase();
  return [...entries].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
};

/**
 * The companies that a text finds: by the specification's substring first, in another spelling where
 * that finds none. A text of fewer than three letters finds the company alone that it is a name of.
 */
export function findCompanies(
  index: SearchIndex,
  text: string,
  fields: SearchFields,
): FoundCompanies {
  if (squeeze(text) === '' && normaliseQuery(text).length < MIN_QUERY) return NO_COMPANIES;
  const { matches: exact, closest } = search(index, text, fields);
  const named = fields === 'all' ? lineNamed(index, text) : undefined;
  const [best = null] = entriesAt(
    index,
    [named ?? lineBegun(index, text)].flatMap((line) => line ?? []),
  );
  const found = exact.length > 0 ? exact : entriesAt(index, otherSpellings(index, text));
  const isMissing = named !== undefined && best !== null && !found.includes(best);
  const matches = isMissing ? byName([...found, best]) : found;
  const near = closest.length > 0 ? closest : bySize(matches);
  return { matches, best, closest: best ? [best] : near.slice(0, MAX_CLOSEST) };
}

/** The same companies, the largest first, of equal ones by name. */
export const bySize = (entries: readonly SearchEntry[]): readonly SearchEntry[] =>
  [...entries].sort((a, b) => (b.size ?? 0) - (a.size ?? 0));

/**
 * The companies that a part of a query finds: at the beginning of a word, not within one. What is
 * left of a sentence would else find names by chance.
 */
export function findNamed(index: SearchIndex, text: string, fields: SearchFields): FoundCompanies {
  const found = findCompanies(index, text, fields);
  const start = ` ${foldText(text)}`;
  const isNamed = (entry: SearchEntry) =>
    found.best === entry ||
    squeeze(entry.name).startsWith(squeeze(text)) ||
    ` ${foldText(`${entry.symbol} ${entry.name} ${entry.industry}`)}`.includes(start) ||
    (entry.others ?? []).some((other) => ` ${foldText(other)}`.includes(start));
  const matches = found.matches.filter(isNamed);
  const closest = found.closest.filter(isNamed);
  return matches.length > 0 ? { ...found, matches, closest } : NO_COMPANIES;
}
