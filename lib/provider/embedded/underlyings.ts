/** The index that each symbol of index derivatives stands for, by its name in the index files. */
const INDICES: Readonly<Record<string, string>> = {
  NIFTY: 'Nifty 50',
  BANKNIFTY: 'Nifty Bank',
  FINNIFTY: 'Nifty Financial Services',
  MIDCPNIFTY: 'Nifty Midcap Select',
  NIFTYNXT50: 'Nifty Next 50',
};

/** The name of the index under a derivative; `null` for a share. */
export const indexUnder = (symbol: string): string | null =>
  Object.hasOwn(INDICES, symbol) ? (INDICES[symbol] ?? null) : null;

/** The expiry that a chain opens with: the first one after the day, so not one that has just ended. */
export const nextExpiry = (expiries: readonly string[], day: string): string | null =>
  expiries.find((expiry) => expiry > day) ?? expiries.at(-1) ?? null;
