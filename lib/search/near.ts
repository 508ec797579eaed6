import { MIN_QUERY, normaliseQuery, type SearchEntry, type SearchIndex } from './match';

/** Words that too many names contain. */
const STOP_WORDS = new Set(['limited', 'ltd', 'the', 'and', 'india', 'company', 'industries']);
/** Letters that count as a shared prefix: the start of a mistyped word is usually right. */
const PREFIX_LENGTH = 4;

function similarity(entry: SearchEntry, words: readonly string[]): number {
  const nameWords = entry.name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.reduce((sum, word) => {
    if (nameWords.includes(word) || entry.symbol.toLowerCase() === word) return sum + 3;
    if (nameWords.some((one) => one.startsWith(word))) return sum + 2;
    return nameWords.some((one) => one.slice(0, PREFIX_LENGTH) === word.slice(0, PREFIX_LENGTH))
      ? sum + 1
      : sum;
  }, 0);
}

/** Companies with names similar to the slug of an unknown address, most similar first. */
export function nearNames(index: SearchIndex, slug: string, limit: number): SearchEntry[] {
  const words = normaliseQuery(slug.replace(/[^\p{L}\p{N}&]+/gu, ' '))
    .split(' ')
    .filter((word) => word.length >= MIN_QUERY && !STOP_WORDS.has(word));
  return index.entries
    .map((entry) => ({ entry, similarity: similarity(entry, words) }))
    .filter((one) => one.similarity > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map((one) => one.entry);
}
