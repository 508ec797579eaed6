import type { IndexQuote } from './records';

import { indexName, indexSlug } from './names';
import { riseFindings } from './movement';

/** The site's six indices in the specification's order: the printed name and the feeds' names. */
const MAIN_INDICES: readonly { readonly name: string; readonly aliases: readonly string[] }[] = [
  { name: 'Sensex', aliases: ['SENSEX', 'BSE SENSEX', 'S&P BSE SENSEX'] },
  { name: 'Nifty 50', aliases: ['NIFTY 50', 'NIFTY'] },
  { name: 'Bank Nifty', aliases: ['NIFTY BANK', 'BANKNIFTY'] },
  { name: 'Nifty Midcap 50', aliases: ['NIFTY MIDCAP 50'] },
  { name: 'Nifty IT', aliases: ['NIFTY IT'] },
  { name: 'Nifty 500', aliases: ['NIFTY 500'] },
];

/** Index names are compared without case and blanks. */
const key = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

/** The feed's name of an index, for requests of its history, by its printed name. */
export const feedNameOf = (name: string): string =>
  MAIN_INDICES.find((index) => index.name === name)?.aliases[0] ?? name;

/** Picks the site's indices from the feeds' quotes, under their printed names; omits missing ones. */
export function pickMainIndices(quotes: readonly IndexQuote[]): IndexQuote[] {
  const byKey = new Map<string, IndexQuote>();
  quotes.forEach((quote) => {
    if (!byKey.has(key(quote.name))) byKey.set(key(quote.name), quote);
  });
  return MAIN_INDICES.flatMap(({ name, aliases }) => {
    const alias = aliases.find((one) => byKey.has(key(one)));
    const quote = alias === undefined ? undefined : byKey.get(key(alias));
    if (!quote) return [];
    // The bar of every page shows no valuation.
    const { value, change, changePercent, asOf } = quote;
    return [{ name, value, change, changePercent, asOf }];
  });
}

/** How many of the indices rose, and which moved the most, then shorter; empty if no change is known. */
export const indicesFindings = (quotes: readonly IndexQuote[]): readonly string[] =>
  riseFindings(
    quotes.map(({ name, changePercent }) => ({ name: indexName(name), changePercent })),
    { one: 'index', many: 'indices', verb: 'rose' },
  );

/** The feed's own name of the index that a printed name or an alias stands for, by its address. */
export function mainIndexBySlug(quotes: readonly IndexQuote[], slug: string): string | null {
  const main = MAIN_INDICES.find(({ name, aliases }) =>
    [name, ...aliases].some((one) => indexSlug(one) === slug),
  );
  const known = quotes.find(({ name }) => main?.aliases.some((alias) => key(alias) === key(name)));
  return known?.name ?? null;
}
