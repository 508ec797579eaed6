import { slugOf } from '@/lib/tools/slug';

import type { SearchEntry } from './match';

/**
 * Format of the search index file: tab-separated text, which compresses well. The first line lists the
 * industries; each other line is name, symbol, number of the industry, and the slug unless `slugOf`
 * gives it.
 */

const clean = (text: string): string => text.replace(/[\t\n\r]+/g, ' ');

export function encodeIndex(entries: readonly SearchEntry[]): string {
  const industries = [...new Set(entries.map((entry) => clean(entry.industry)))].sort();
  const numbers = new Map(industries.map((industry, number) => [industry, String(number)]));
  const lines = entries.map((entry) => {
    const name = clean(entry.name);
    const cells = [name, clean(entry.symbol), numbers.get(clean(entry.industry)) ?? ''];
    return (entry.slug === slugOf(name) ? cells : [...cells, entry.slug]).join('\t');
  });
  return [industries.join('\t'), ...lines].join('\n');
}

export function decodeIndex(text: string): SearchEntry[] {
  const [first = '', ...lines] = text.split('\n');
  const industries = first.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', symbol = '', industry = '', slug] = line.split('\t');
      return {
        name,
        symbol,
        industry: industries[Number(industry)] ?? '',
        slug: slug ?? slugOf(name),
      };
    });
}
