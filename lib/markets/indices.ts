import type { IndexQuote } from '@/lib/provider/records';

/** The six indices in the specification's order: the name shown and what feeds call it. */
const SIX: readonly { readonly name: string; readonly aliases: readonly string[] }[] = [
  { name: 'Sensex', aliases: ['SENSEX', 'BSE SENSEX', 'S&P BSE SENSEX'] },
  { name: 'Nifty 50', aliases: ['NIFTY 50', 'NIFTY'] },
  { name: 'Bank Nifty', aliases: ['NIFTY BANK', 'BANKNIFTY'] },
  { name: 'Nifty Midcap 50', aliases: ['NIFTY MIDCAP 50'] },
  { name: 'Nifty IT', aliases: ['NIFTY IT'] },
  { name: 'Nifty 500', aliases: ['NIFTY 500'] },
];

/** Index names are matched without regard to case and blanks. */
const key = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

/** What history of an index is asked for under, by its shown name. */
export const feedNameOf = (name: string): string =>
  SIX.find((index) => index.name === name)?.aliases[0] ?? name;

/** Picks the six of all that the feeds give, under their shown names; a missing one leaves no hole. */
export function pickSix(quotes: readonly IndexQuote[]): IndexQuote[] {
  const byKey = new Map<string, IndexQuote>();
  quotes.forEach((quote) => {
    if (!byKey.has(key(quote.name))) byKey.set(key(quote.name), quote);
  });
  return SIX.flatMap(({ name, aliases }) => {
    const alias = aliases.find((one) => byKey.has(key(one)));
    const quote = alias === undefined ? undefined : byKey.get(key(alias));
    return quote ? [{ ...quote, name }] : [];
  });
}
