import { startOf } from '@/lib/tools/shorten';
import { MIN_QUERY, normaliseQuery, type SearchEntry, type SearchIndex } from './match';

/** Words that too many names contain. */
const STOP_WORDS = new Set(['limited', 'ltd', 'the', 'and', 'india', 'company', 'industries']);
/** Letters that count as a shared prefix: the start of a mistyped word is usually right. */
const PREFIX_LENGTH = 4;
/** What is read of an address: no name is longer. */
const MAX_LENGTH = 120;
const MAX_WORDS = 8;

interface NameWords {
  readonly symbol: string;
  readonly words: readonly string[];
  readonly prefixes: ReadonlySet<string>;
}

const wordsByIndex = new WeakMap<SearchIndex, readonly NameWords[]>();

/** The words of each entry's name, computed once per index. */
function nameWordsOf(index: SearchIndex): readonly NameWords[] {
  const known = wordsByIndex.get(index);
  if (known) return known;
  const made = index.lower.map(({ symbol, name }) => {
    const words = name.split(/[^\p{L}\p{N}]+/u);
    return { symbol, words, prefixes: new Set(words.map((word) => word.slice(0, PREFIX_LENGTH))) };
  });
  wordsByIndex.set(index, made);
  return made;
}

function similarity({ symbol, words, prefixes }: NameWords, wanted: readonly string[]): number {
  return wanted.reduce((sum, word) => {
    if (words.includes(word) || symbol === word) return sum + 3;
    if (words.some((one) => one.startsWith(word))) return sum + 2;
    return prefixes.has(word.slice(0, PREFIX_LENGTH)) ? sum + 1 : sum;
  }, 0);
}

/** Companies with names similar to the slug of an unknown address, most similar first. */
export function nearNames(index: SearchIndex, slug: string, limit: number): SearchEntry[] {
  const words = normaliseQuery(startOf(slug, MAX_LENGTH).replace(/[^\p{L}\p{N}&]+/gu, ' '))
    .split(' ')
    .filter((word) => word.length >= MIN_QUERY && !STOP_WORDS.has(word))
    .slice(0, MAX_WORDS);
  const names = nameWordsOf(index);
  return index.entries
    .map((entry, at) => ({ entry, similarity: names[at] ? similarity(names[at], words) : 0 }))
    .filter((one) => one.similarity > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map((one) => one.entry);
}
