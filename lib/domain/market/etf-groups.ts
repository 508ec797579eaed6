import { slugOf } from '@/lib/tools/slug';

import type { Etf } from './records';

/** The groups of ETFs by what they track, in the order of the page. */
const ETF_GROUPS = [
  'Broad market',
  'Sectors and themes',
  'Strategies',
  'Gold',
  'Silver',
  'Bonds',
  'Cash',
  'Shares abroad',
  'Not described yet',
] as const;

type EtfGroup = (typeof ETF_GROUPS)[number];

/** Words of a name or an index that identify the group; the first match decides. */
const WORDS: readonly (readonly [EtfGroup, RegExp])[] = [
  ['Gold', /\bgold\b/i],
  ['Silver', /\bsilver\b/i],
  ['Shares abroad', /nasdaq|hang ?seng|nyse|fang|s&p 500/i],
  ['Cash', /\b1d rate|liquid|overnight|cash/i],
  ['Bonds', /g-?sec|gilt|\bbond\b|\bsdl\b/i],
  [
    'Strategies',
    /momentum|\bvalue|quality|low[- ]vol|alpha|equal ?weight|dividend|growth sectors|nv20/i,
  ],
  [
    'Broad market',
    /sensex|nifty ?(?:index )?(?:50|100|200|500|next|total market)|(?:large|mid|small|multi) ?cap|junior|msci india|bse 500|nifty(?: bees)? etf|nifty(?: bees)?$/i,
  ],
];

/**
 * The group of a fund by its name and its underlying in the exchange's list. A symbol is not
 * enough: new funds trade for weeks before a list names them.
 */
export function groupOfEtf({ name, symbol, more }: Etf): EtfGroup {
  const isDescribed = Boolean(more?.underlying) || (name ?? symbol) !== symbol;
  if (!isDescribed) return 'Not described yet';
  const text = `${more?.underlying ?? ''} ${name ?? symbol}`;
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? 'Sectors and themes';
}

/** A group with its part of an address, and its funds in the order given. */
export interface FilledGroup {
  readonly name: EtfGroup;
  readonly slug: string;
  readonly funds: readonly Etf[];
}

/** The groups that have funds. */
export const filledGroups = (etfs: readonly Etf[]): readonly FilledGroup[] =>
  ETF_GROUPS.map((name) => ({
    name,
    slug: slugOf(name),
    funds: etfs.filter((etf) => groupOfEtf(etf) === name),
  })).filter(({ funds }) => funds.length > 0);
