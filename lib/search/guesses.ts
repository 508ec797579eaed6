import { foldText, wordsOf } from '@/lib/tools/fold';

import { bySize, findNamed } from './company-find';
import type { Entry } from './entries';
import { findAll, type SiteIndex } from './find-entries';
import type { SearchEntry, SearchFields } from './match';
import type { Asked } from './query';
import { editsBetween, hasBeginning, nearestWords, type Vocabulary } from './spelling';
import { IDLE_WORDS } from './words';

/** What a query that finds nothing may mean, at most three together. */
export interface Guesses {
  readonly companies: readonly SearchEntry[];
  readonly entries: readonly Entry[];
}

export const NO_GUESSES: Guesses = { companies: [], entries: [] };

/** Nearest spellings of a word that are tried, and results of them that are shown. */
const MAX_SPELLINGS = 3;
const MAX_GUESSES = 3;
/** Of a query's words, the part that a guess has at least. */
const LEAST_SHARE = 2 / 3;

/** A word that is two letters off must begin alike, or it is another word. */
const isAlike = (word: string, known: string): boolean =>
  word.charAt(0) === known.charAt(0) || editsBetween(word, known, 1) < 2;

/** The nearest spellings of a word: itself where a word begins so. */
const spellingsOf = (vocabulary: Vocabulary, word: string): readonly string[] =>
  hasBeginning(vocabulary, word)
    ? [word]
    : nearestWords(vocabulary, word)
        .filter((known) => isAlike(word, known))
        .slice(0, MAX_SPELLINGS);

/** Of a text's letters, the part in words with a spelling: more where the first word, which says most, has none. */
const [LEAST_WITHOUT_FIRST, LEAST_WITH_FIRST] = [2 / 3, 1 / 2];

/** A text with each word in its nearest known spellings; a word without any is left out. */
function respelled(vocabulary: Vocabulary, text: string): readonly string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  const letters = words.join('').length;
  let texts: readonly string[] = [''];
  let known = 0;
  let least = letters * LEAST_WITH_FIRST;
  for (const [at, word] of words.entries()) {
    const spellings = spellingsOf(vocabulary, word);
    if (spellings.length === 0) {
      if (at === 0) least = letters * LEAST_WITHOUT_FIRST;
      continue;
    }
    known += word.length;
    texts = texts
      .flatMap((start) => spellings.map((spelling) => `${start} ${spelling}`.trim()))
      .slice(0, MAX_SPELLINGS);
  }
  const isEnough = known > 0 && known >= least;
  return isEnough ? texts.filter((one) => one !== words.join(' ')) : [];
}

/** The beginnings of a text, longest first. */
function beginningsOf(text: string): readonly string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return words.slice(1).map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
}

/** Letters from which on one word may be all of a name that other words follow. */
const MIN_ALONE = 4;

/** Whether a word is a company's symbol, another name of it, or the first word of its name. */
const isFirstOf = ({ name, symbol, others = [] }: SearchEntry, word: string): boolean =>
  [symbol, ...others, foldText(name).split(' ', 1)[0] ?? ''].some((one) => foldText(one) === word);

/** The company that the longest beginning of a text names: `infosys q2 concall`. */
function namedFirst(index: SiteIndex, text: string, fields: SearchFields): readonly SearchEntry[] {
  for (const one of beginningsOf(text)) {
    const { best } = findNamed(index.companies, one, fields);
    if (!best) continue;
    if (one.includes(' ') || (one.length >= MIN_ALONE && isFirstOf(best, one))) return [best];
  }
  return [];
}

/** The entries with most of a query's words; the rarer word counts more. */
function nearestOf(index: SiteIndex, text: string): readonly Entry[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !IDLE_WORDS.has(word));
  const least = Math.max(2, Math.ceil(words.length * LEAST_SHARE));
  const scores = new Map<Entry, { score: number; words: number }>();
  for (const word of words) {
    const { current } = findAll(index.parts, word);
    for (const entry of current) {
      const known = scores.get(entry) ?? { score: 0, words: 0 };
      scores.set(entry, { score: known.score + 1 / current.length, words: known.words + 1 });
    }
  }
  return [...scores]
    .filter(([, { words: count }]) => count >= least)
    .sort(([, a], [, b]) => b.score - a.score)
    .map(([entry]) => entry);
}

/** Letters from which on the end of a word may be wrong. */
const MIN_LOOSE = 6;

/** A text whose longer words may end otherwise: `bajaj finserve` finds Bajaj Finserv. */
const loosened = (text: string): string =>
  foldText(text)
    .split(' ')
    .map((word) => (word.length < MIN_LOOSE ? word : word.slice(0, -1)))
    .join(' ');

/**
 * What is found with each word in its nearest known spelling, companies before anything else; then
 * what has most of the words. Nothing where nothing is near enough.
 */
export function guessesOf(index: SiteIndex, asked: Asked, fields: SearchFields): Guesses {
  const texts = asked.shorter.length > 0 ? [...asked.shorter].reverse() : [asked.text];
  const spelt = texts.flatMap((text) =>
    [...respelled(index.companyWords, text), loosened(text)].flatMap((one) => {
      const { closest, matches } = findNamed(index.companies, one, fields);
      return [...closest, ...bySize(matches)];
    }),
  );
  const companies = [...texts.flatMap((text) => namedFirst(index, text, fields)), ...spelt];
  const first = [...new Set(companies)].slice(0, MAX_GUESSES);
  const found = texts.flatMap((text) =>
    respelled(index.vocabulary, text).map((one) => findAll(index.parts, one)),
  );
  const entries = [
    ...found.flatMap(({ current }) => current),
    ...found.flatMap(({ past }) => past),
    ...nearestOf(index, asked.task),
  ];
  return {
    companies: first,
    entries: [...new Set(entries)].slice(0, MAX_GUESSES - first.length),
  };
}
