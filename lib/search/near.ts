import { MIN_QUERY, normaliseQuery, type SearchEntry, type SearchIndex } from './match';

/** Words that half of all names hold and that therefore tell nothing. */
const COMMON = new Set(['limited', 'ltd', 'the', 'and', 'india', 'company', 'industries']);
/** A mistyped word mostly still begins right. */
const STEM = 4;

function likeness(entry: SearchEntry, words: readonly string[]): number {
  const held = entry.name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.reduce((sum, word) => {
    if (held.includes(word) || entry.symbol.toLowerCase() === word) return sum + 3;
    if (held.some((one) => one.startsWith(word))) return sum + 2;
    return held.some((one) => one.slice(0, STEM) === word.slice(0, STEM)) ? sum + 1 : sum;
  }, 0);
}

/** Companies whose names are near to an address that none of them has, the nearest first. */
export function nearNames(index: SearchIndex, slug: string, most: number): SearchEntry[] {
  const words = normaliseQuery(slug.replace(/[^\p{L}\p{N}&]+/gu, ' '))
    .split(' ')
    .filter((word) => word.length >= MIN_QUERY && !COMMON.has(word));
  return index.entries
    .map((entry) => ({ entry, likeness: likeness(entry, words) }))
    .filter((one) => one.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map((one) => one.entry);
}
