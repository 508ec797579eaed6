import { plainSlug, nameSlug } from '@/lib/tools/slug';

import { type Entry, type Group, GROUPS } from './entries';
import type { SearchEntry } from './match';

/**
 * Format of the search index files: tab-separated text, which compresses well. The first line names
 * the file with more entries, if any, and the symbols with an option chain, and says where the list
 * of companies has not loaded. The second lists the industries; each other line up to an empty
 * one is a company: name, symbol, number of the industry, slug, ISIN, BSE code, size and other names.
 * After it comes every other entry: number of its group, title, address, words, size and codes. Cells
 * at the end that are empty are left out, and so are a slug and an address that follow from the name.
 */

const clean = (text: string): string => text.replace(/[\t\n\r|]+/g, ' ');
/** Joins lists inside a cell. */
const LIST = '|';
/** Before a number that is written as the difference to the one before it. */
const STEP = '+';

const line = (cells: readonly string[]): string => cells.map(clean).join('\t').replace(/\t+$/, '');
const listed = (cell: string): string[] => (cell === '' ? [] : cell.split(LIST));

const IS_NUMBER = /^[1-9]\d{0,8}$/;

/** Codes as a cell: the schemes of a fund have neighbouring numbers, whose differences are short. */
function codesCell(codes: readonly string[]): string {
  const cells = codes.map((code, at) => {
    const before = codes[at - 1] ?? '';
    const step = IS_NUMBER.test(code) && IS_NUMBER.test(before) ? Number(code) - Number(before) : 0;
    return step > 0
      ? `${STEP}${step}`
      : `${at > 0 ? LIST : ''}${clean(code).replaceAll(STEP, ' ')}`;
  });
  return cells.join('');
}

const codesOf = (cell: string): string[] =>
  listed(cell).flatMap((run) => {
    const [first = '', ...steps] = run.split(STEP);
    let last = Number(first);
    return [first, ...steps.map((step) => String((last += Number(step))))];
  });

/** The address that follows from a title, where a group has one. */
const usualHref = (group: Group, title: string): string =>
  group === 'funds' ? `/mutual-funds/${plainSlug(title)}` : '';

const companyLine = (entry: SearchEntry, industry: string): string => {
  const { symbol, slug, isin = '', bseCode = '', size = 0, others = [] } = entry;
  const name = clean(entry.name);
  const cells = [name, symbol, industry, slug === nameSlug(name) ? '' : slug, isin, bseCode];
  const start = [...cells, size === 0 ? '' : String(size)];
  return others.length === 0
    ? line(start)
    : `${start.map(clean).join('\t')}\t${others.map(clean).join(LIST)}`;
};

const entryLine = ({ group, title, href, words, codes, size }: Entry): string => {
  const name = clean(title);
  const address = href === usualHref(group, name) ? '' : href;
  const measure = size === 0 ? '' : String(size);
  const start = [String(GROUPS.indexOf(group)), name, address, words, measure];
  return codes.length === 0 ? line(start) : `${start.map(clean).join('\t')}\t${codesCell(codes)}`;
};

/** What an index file holds. */
interface IndexFile {
  readonly companies: readonly SearchEntry[];
  readonly entries: readonly Entry[];
  /** Whether the list of companies had loaded. */
  readonly hasCompanies: boolean;
  /** The symbols of shares and indices that have an option chain. */
  readonly chains: readonly string[];
  /** The address of the file with more entries, where there is one. */
  readonly more: string | null;
}

/** Stands in the first line of a file without the list of companies. */
const NO_LIST = '-';

/** The text of an index file. */
export function encodeIndex(file: IndexFile): string {
  const { companies, entries, more, chains, hasCompanies } = file;
  const industries = [...new Set(companies.map(({ industry }) => clean(industry)))].sort();
  const numbers = new Map(industries.map((industry, number) => [industry, String(number)]));
  const lines = companies.map((one) => companyLine(one, numbers.get(clean(one.industry)) ?? ''));
  const rest = entries.length === 0 ? [] : ['', ...entries.map(entryLine)];
  const head = line([more ?? '', chains.join(' '), hasCompanies ? '' : NO_LIST]);
  return [head, industries.join('\t'), ...lines, ...rest].join('\n');
}

function companyOf(text: string, industries: readonly string[]): SearchEntry {
  const [name = '', symbol = '', industry = '', slug, isin, bse, size, others = ''] =
    text.split('\t');
  return {
    name,
    symbol,
    industry: industries[Number(industry)] ?? '',
    slug: slug || nameSlug(name),
    ...(isin && { isin }),
    ...(bse && { bseCode: bse }),
    ...(size && { size: Number(size) }),
    ...(others && { others: listed(others) }),
  };
}

function entryOf(text: string): Entry {
  const [number = '', title = '', href, words = '', size = '', codes = ''] = text.split('\t');
  const group = GROUPS[Number(number)] as Group;
  return {
    group,
    title,
    href: href || usualHref(group, title),
    words,
    size: Number(size),
    codes: codesOf(codes),
  };
}

export function decodeIndex(text: string): IndexFile {
  const [head = '', first = '', ...lines] = text.split('\n');
  const [more = '', chains = '', noList] = head.split('\t');
  const industries = first.split('\t');
  const end = lines.includes('') ? lines.indexOf('') : lines.length;
  return {
    companies: lines.slice(0, end).map((one) => companyOf(one, industries)),
    entries: lines
      .slice(end + 1)
      .filter((one) => one !== '')
      .map(entryOf),
    hasCompanies: noList !== NO_LIST,
    chains: chains.split(' ').filter(Boolean),
    more: more || null,
  };
}
