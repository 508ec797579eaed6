import { encodedPart } from '@/lib/tools/slug';

import type { Entry } from './entries';
import type { SearchEntry } from './match';

/** Where a page has what was asked for: the part of its address, and what stands there. */
interface Place {
  readonly below: string;
  readonly label: string;
}

/** A word beside a name that asks for a part of its page. */
interface Part {
  /** As `foldText` writes them. */
  readonly words: readonly string[];
  readonly company?: Place;
  readonly fund?: Place;
  readonly index?: Place;
  /** The option chain of a company or an index. */
  readonly isChain?: boolean;
}

const place = (below: string, label: string): Place => ({ below, label });

/** Visitors' words as data. A part without a place is asked for by the page itself. */
const PARTS: readonly Part[] = [
  {
    words: [
      'result',
      'results',
      'earning',
      'earnings',
      'quarterly',
      'q1',
      'q2',
      'q3',
      'q4',
      'profit',
    ],
    company: place('#results-heading', 'results'),
  },
  {
    words: ['dividend', 'dividends', 'bonus', 'split', 'buyback', 'demerger', 'record', 'exdate'],
    company: place('#events-heading', 'dividends, bonus issues and splits'),
  },
  {
    words: ['history', 'historical'],
    company: place('/history', 'price history'),
    fund: place('#history', 'past years'),
  },
  {
    words: ['chart', 'charts', 'graph'],
    company: place('#price-range', 'chart'),
    fund: place('#course', 'chart'),
  },
  {
    words: ['news', 'announcement', 'announcements', 'khabar', 'samachar'],
    company: place('#events-heading', 'announcements'),
  },
  {
    words: [
      'pe',
      'pb',
      'eps',
      'roe',
      'ratio',
      'ratios',
      'marketcap',
      'market',
      'cap',
      'mcap',
      'valuation',
      'fundamental',
      'fundamentals',
      '52week',
      'high',
      'low',
      'face',
      'book',
    ],
    company: place('#figures-heading', 'key figures'),
  },
  {
    words: [
      'shareholding',
      'shareholder',
      'shareholders',
      'promoter',
      'promoters',
      'holding',
      'pattern',
    ],
    company: place('#shareholding-heading', 'shareholding'),
  },
  {
    words: ['return', 'returns', 'cagr', 'performance'],
    company: place('#returns-heading', 'returns'),
    fund: place('#returns', 'returns'),
  },
  {
    words: ['peer', 'peers', 'competitor', 'competitors'],
    company: place('#peers-heading', 'peers'),
  },
  { words: ['option', 'options', 'chain', 'oi', 'fno', 'expiry'], isChain: true },
  { words: ['nav'] },
  { words: ['ipo', 'listing', 'merger'] },
  { words: ['direct', 'regular', 'plan', 'plans', 'growth'], fund: place('#plans', 'plans') },
  {
    words: ['stocks', 'companies', 'constituents', 'weightage'],
    index: place('#companies', 'companies'),
  },
];

/** The parts that some words ask for. */
export const partsIn = (words: readonly string[]): readonly Part[] =>
  PARTS.filter((part) => part.words.some((word) => words.includes(word)));

const PART_WORDS = new Set(PARTS.flatMap(({ words }) => words));

/** Whether a word may ask for a part of a page. */
export const isPartWord = (word: string): boolean => PART_WORDS.has(word);

/** The index under each symbol of index options, by its title in the search. */
const INDEX_SYMBOLS: Readonly<Record<string, string>> = {
  'Bank Nifty': 'BANKNIFTY',
  'Nifty 50': 'NIFTY',
  'Nifty Financial Services': 'FINNIFTY',
  'Nifty Midcap Select': 'MIDCPNIFTY',
  'Nifty Next 50': 'NIFTYNXT50',
  Sensex: 'SENSEX',
};

const entry = (group: Entry['group'], title: string, href: string): Entry => ({
  group,
  title,
  href,
  words: '',
  codes: [],
  size: 0,
});

/** @param chains the symbols that have an option chain */
function chainOf(name: string, symbol: string, chains: ReadonlySet<string>): Entry {
  return chains.has(symbol)
    ? entry(
        'pages',
        `${name}: option chain`,
        `/derivatives/option-chain/${encodedPart(symbol.toLowerCase())}`,
      )
    : entry('pages', 'Option chains at the close', '/derivatives/option-chain');
}

/** The parts of a company's page that are asked for. */
export const companyParts = (
  { name, symbol, slug, size = 0 }: SearchEntry,
  parts: readonly Part[],
  chains: ReadonlySet<string>,
): readonly Entry[] =>
  parts.flatMap(({ company, isChain }) => {
    if (isChain) return chainOf(name, symbol, chains);
    const page = `/company-information/${encodedPart(slug)}`;
    if (!company) return [];
    // A company without a price has no page of them.
    const isBelow = size > 0 || !company.below.startsWith('/');
    return entry('pages', `${name}: ${company.label}`, isBelow ? page + company.below : page);
  });

/** The parts of the page of an index or a fund that are asked for. */
export const entryParts = (
  { group, title, href }: Entry,
  parts: readonly Part[],
  chains: ReadonlySet<string>,
): readonly Entry[] =>
  parts.flatMap(({ index, fund, isChain }) => {
    if (isChain && group === 'indices') return chainOf(title, INDEX_SYMBOLS[title] ?? '', chains);
    const found = group === 'funds' ? fund : group === 'indices' ? index : undefined;
    return found ? entry(group, `${title}: ${found.label}`, href + found.below) : [];
  });
