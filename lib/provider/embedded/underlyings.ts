import { indexName } from '@/lib/domain/index/names';

/** The index that each symbol of index derivatives stands for, by its name in the index files. */
const INDICES: Readonly<Record<string, string>> = {
  NIFTY: 'Nifty 50',
  BANKNIFTY: 'Nifty Bank',
  FINNIFTY: 'Nifty Financial Services',
  MIDCPNIFTY: 'Nifty Midcap Select',
  NIFTYNXT50: 'Nifty Next 50',
};

/** The name of the index under a derivative, by the index files; `null` for a share. */
export const indexUnder = (symbol: string): string | null =>
  Object.hasOwn(INDICES, symbol) ? (INDICES[symbol] ?? null) : null;

/** The same index by the name that the site prints; `null` for a share. */
export function printedUnder(symbol: string): string | null {
  const name = indexUnder(symbol);
  return name && indexName(name);
}

/** The expiry that a chain opens with: the first one after the day, so not one that has just ended. */
export const nextExpiry = (expiries: readonly string[], day: string): string | null =>
  expiries.find((expiry) => expiry > day) ?? expiries.at(-1) ?? null;
