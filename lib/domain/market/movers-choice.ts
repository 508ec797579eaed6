import type { SiteHref } from '@/lib/tools/site-path';

export type MoverExchange = 'NSE' | 'BSE';
type MoverList = 'Gain' | 'Loss' | 'Volume' | 'Value' | 'High52' | 'Low52';

interface ListFacts {
  readonly list: MoverList;
  /** Value in the query. */
  readonly slug: string;
  readonly name: string;
}

export const MOVER_LISTS: readonly ListFacts[] = [
  { list: 'Gain', slug: 'gainers', name: 'Gainers' },
  { list: 'Loss', slug: 'losers', name: 'Losers' },
  { list: 'Volume', slug: 'volume', name: 'Most active by volume' },
  { list: 'Value', slug: 'value', name: 'Most active by value' },
  { list: 'High52', slug: '52-week-high', name: '52-week highs' },
  { list: 'Low52', slug: '52-week-low', name: '52-week lows' },
];

interface MoverIndex {
  /** Value in the query. */
  readonly slug: string;
  readonly name: string;
  /** Its name in the feed's lists. */
  readonly feed: string;
  /** Its name in the feed's history; `null` for all shares. */
  readonly history: string | null;
}

const index = (slug: string, name: string, history: string | null, feed = history ?? 'All') => ({
  slug,
  name,
  feed,
  history,
});

/** The indices to choose from: the exchange's main index first, all shares last. */
export const MOVER_INDICES: Readonly<Record<MoverExchange, readonly MoverIndex[]>> = {
  NSE: [
    // The feed's lists call the Nifty 50 `Nifty`.
    index('nifty-50', 'Nifty 50', 'NIFTY 50', 'Nifty'),
    index('nifty-next-50', 'Nifty Next 50', 'NIFTY NEXT 50'),
    index('nifty-midcap-50', 'Nifty Midcap 50', 'NIFTY MIDCAP 50'),
    index('nifty-500', 'Nifty 500', 'NIFTY 500'),
    index('nifty-bank', 'Bank Nifty', 'NIFTY BANK'),
    index('nifty-it', 'Nifty IT', 'NIFTY IT'),
    index('nifty-auto', 'Nifty Auto', 'NIFTY AUTO'),
    index('nifty-fmcg', 'Nifty FMCG', 'NIFTY FMCG'),
    index('nifty-pharma', 'Nifty Pharma', 'NIFTY PHARMA'),
    index('nifty-metal', 'Nifty Metal', 'NIFTY METAL'),
    index('nifty-realty', 'Nifty Realty', 'NIFTY REALTY'),
    index('nifty-energy', 'Nifty Energy', 'NIFTY ENERGY'),
    index('nifty-psu-bank', 'Nifty PSU Bank', 'NIFTY PSU BANK'),
    index('all', 'All shares', null),
  ],
  BSE: [
    index('sensex', 'Sensex', 'SENSEX'),
    index('bse-100', 'BSE 100', 'BSE 100'),
    index('bse-500', 'BSE 500', 'BSE 500'),
    index('bse-bankex', 'BSE Bankex', 'BSE BANKEX'),
    index('bse-auto', 'BSE Auto', 'BSE AUTO'),
    index('bse-it', 'BSE IT', 'BSE IT'),
    index('bse-fmcg', 'BSE FMCG', 'BSE FMCG'),
    index('bse-healthcare', 'BSE Healthcare', 'BSE HEALTHCARE'),
    index('bse-metal', 'BSE Metal', 'BSE METAL'),
    index('all', 'All shares', null),
  ],
};

export interface MoversChoice {
  readonly exchange: MoverExchange;
  readonly index: MoverIndex;
  readonly list: ListFacts;
}

const MAIN = { NSE: MOVER_INDICES.NSE[0], BSE: MOVER_INDICES.BSE[0] } as const;

type Parameter = string | readonly string[] | undefined;

const first = (value: Parameter): string =>
  ((typeof value === 'string' ? value : value?.[0]) ?? '').trim().toLowerCase();

/**
 * Reads `?index=&exchange=&list=`. An index of another exchange is replaced by the exchange's main
 * index; unknown values count as missing.
 */
export function readMoversChoice(query: Readonly<Record<string, Parameter>>): MoversChoice {
  const exchange: MoverExchange = first(query.exchange) === 'bse' ? 'BSE' : 'NSE';
  const indices = MOVER_INDICES[exchange];
  const main = MAIN[exchange] ?? index('all', 'All shares', null);
  const [gainers] = MOVER_LISTS;
  const list = MOVER_LISTS.find(({ slug }) => slug === first(query.list)) ?? gainers;
  return {
    exchange,
    index: indices.find(({ slug }) => slug === first(query.index)) ?? main,
    list: list ?? { list: 'Gain', slug: 'gainers', name: 'Gainers' },
  };
}

interface Wanted {
  readonly exchange?: MoverExchange;
  readonly index?: string;
  readonly list?: string;
}

/** The query of a changed choice. A change of the exchange selects its main index. */
export function moversQuery(choice: MoversChoice, change: Wanted = {}): string {
  const exchange = change.exchange ?? choice.exchange;
  const own = exchange === choice.exchange ? choice.index.slug : (MAIN[exchange]?.slug ?? 'all');
  const slug = change.index ?? own;
  const list = change.list ?? choice.list.slug;
  return `index=${slug}&exchange=${exchange.toLowerCase()}&list=${list}`;
}

/** The address of a changed choice; without a query for the default one. */
export function moversHref(choice: MoversChoice, change: Wanted = {}): SiteHref {
  const query = moversQuery(choice, change);
  const isDefault = query === moversQuery(readMoversChoice({}));
  return isDefault ? '/equity#movers' : `/equity?${query}#movers`;
}

/** The index to chart: the chosen one, or the exchange's main index for all shares. */
export function chartedIndex({ exchange, index: chosen }: MoversChoice): MoverIndex {
  return chosen.history === null ? (MAIN[exchange] ?? chosen) : chosen;
}
