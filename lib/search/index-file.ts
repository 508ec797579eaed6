import { slugOf } from '@/lib/tools/slug';

import { type Entry, type Group, GROUPS } from './entries';
import type { SearchEntry } from './match';

/**
 * Format of the search index files: tab-separated text, which compresses well. Companies come first.
 * Their first line lists the industries; each other line is name, symbol, number of the industry,
 * slug, ISIN, BSE code, size and other names. After an empty line comes every other entry: number of
 * its group, title, address, words, size and codes. Cells at the end that are empty are left out,
 * and so is a slug that `slugOf` gives.
 */

const clean = (text: string): string => text.replace(/[\t\n\r|]+/g, ' ');
/** Joins lists inside a cell. */
const LIST = '|';

const line = (cells: readonly string[]): string => cells.map(clean).join('\t').replace(/\t+$/, '');
const listed = (cell: string): string[] => (cell === '' ? [] : cell.split(LIST));

const companyLine = (entry: SearchEntry, industry: string): string => {
  const { symbol, slug, isin = '', bseCode = '', size = 0, others = [] } = entry;
  const name = clean(entry.name);
  const cells = [name, symbol, industry, slug === slugOf(name) ? '' : slug, isin, bseCode];
  const start = [...cells, size === 0 ? '' : String(size)];
  return others.length === 0
    ? line(start)
    : `${start.map(clean).join('\t')}\t${others.map(clean).join(LIST)}`;
};

const entryLine = ({ group, title, href, words, codes, size }: Entry): string => {
  const start = [String(GROUPS.indexOf(group)), title, href, words, size === 0 ? '' : String(size)];
  return codes.length === 0
    ? line(start)
    : `${start.map(clean).join('\t')}\t${codes.map(clean).join(LIST)}`;
};

/** The text of an index file. */
export function encodeIndex(
  companies: readonly SearchEntry[],
  entries: readonly Entry[] = [],
): string {
  const industries = [...new Set(companies.map(({ industry }) => clean(industry)))].sort();
  const numbers = new Map(industries.map((industry, number) => [industry, String(number)]));
  const lines = companies.map((one) => companyLine(one, numbers.get(clean(one.industry)) ?? ''));
  const rest = entries.length === 0 ? [] : ['', ...entries.map(entryLine)];
  return [industries.join('\t'), ...lines, ...rest].join('\n');
}

function companyOf(text: string, industries: readonly string[]): SearchEntry {
  const [name = '', symbol = '', industry = '', slug, isin, bse, size, others = ''] =
    text.split('\t');
  return {
    name,
    symbol,
    industry: industries[Number(industry)] ?? '',
    slug: slug || slugOf(name),
    ...(isin && { isin }),
    ...(bse && { bseCode: bse }),
    ...(size && { size: Number(size) }),
    ...(others && { others: listed(others) }),
  };
}

function entryOf(text: string): Entry {
  const [group = '', title = '', href = '', words = '', size = '', codes = ''] = text.split('\t');
  return {
    group: GROUPS[Number(group)] as Group,
    title,
    href,
    words,
    size: Number(size),
    codes: listed(codes),
  };
}

/** What an index file holds. */
export interface IndexFile {
  readonly companies: readonly SearchEntry[];
  readonly entries: readonly Entry[];
}

export function decodeIndex(text: string): IndexFile {
  const [first = '', ...lines] = text.split('\n');
  const industries = first.split('\t');
  const end = lines.includes('') ? lines.indexOf('') : lines.length;
  return {
    companies: lines.slice(0, end).map((one) => companyOf(one, industries)),
    entries: lines
      .slice(end + 1)
      .filter((one) => one !== '')
      .map(entryOf),
  };
}
