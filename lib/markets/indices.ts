import type { IndexQuote } from '@/lib/provider/records';

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
    return quote ? [{ ...quote, name }] : [];
  });
}
